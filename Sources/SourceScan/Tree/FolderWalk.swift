import Diagnostics
import Foundation
import Threads

/// One walk through the folders below a root.
///
/// The system answers one question about a folder or a file at a time, so that two threads that ask walk in half the time;
/// what they find is sorted, whichever of them found it.
///
/// Real folders are walked, symbolic links are not: a link that stays below the root leads to what the walk lists in its
/// own place, so that following it could only list a file twice or run in a circle, and one that leads out is refused.
struct FolderWalk {
    private let root: String
    private var entries: [SourceEntry] = []
    private var links: [String: String] = [:]
    private var diagnostics: [Diagnostic] = []
    /// Folders that are not looked into yet.
    private var open: [String] = []

    /// How many folders there must be before a walk is divided: enough for shares of about the same size.
    private static let mostUndivided = 32

    /// `root` is a real path, without links.
    init(root: String) {
        self.root = root
    }

    mutating func visit() {
        open = [""]
        // The folders that lie nearest to the root first: what is left are whole branches, one for each share.
        while let folder = open.first, open.count < Self.mostUndivided {
            open.removeFirst()
            look(into: folder)
        }
        // Shares that are sorted, in the order of their folders, leave little to sort where all is put together.
        let shares = LargestFirst(threads: 2).map(open.sorted(), size: { _ in 1 }) { [root] folder in
            var walk = FolderWalk(root: root)
            walk.open = [folder]
            while let next = walk.open.popLast() { walk.look(into: next) }
            walk.entries.sort { $0.path < $1.path }
            return walk
        }
        open = []
        for share in shares {
            entries += share.entries
            links.merge(share.links) { first, _ in first }
            diagnostics += share.diagnostics
        }
    }

    /// Takes what lies directly in a folder, and opens the folders there.
    private mutating func look(into folder: String) {
        // What is no source is not asked for.
        for (name, status) in contents(of: folder, isWanted: { SourceKind(name: $0) != nil }) {
            let path = folder.isEmpty ? name : folder + "/" + name
            switch status.kind {
            case .file: add(path, name: name, status)
            case .folder where name.hasSuffix(".xcodeproj"): addProject(in: path)
            case .folder: if !SkippedFolders.contains(name) { open.append(path) }
            case .link: addLink(path, name: name)
            case .other: break
            }
        }
    }

    /// The files with certain endings that are not larger than a size, sorted; nothing is added to the listing.
    mutating func files(endingIn endings: [String], upTo size: Int) -> [String] {
        let isWanted = { (name: String) in
            let text = name.lowercased()
            return endings.contains { text.hasSuffix($0) }
        }
        var found: [String] = []
        open = [""]
        while let folder = open.popLast() {
            for (name, status) in contents(of: folder, isWanted: isWanted) {
                let path = folder.isEmpty ? name : folder + "/" + name
                if status.kind == .file {
                    if status.size <= size, isWanted(name) { found.append(path) }
                } else if status.kind == .folder, !name.hasSuffix(".xcodeproj"), !SkippedFolders.contains(name) {
                    open.append(path)
                }
            }
        }
        return found.sorted()
    }

    /// Adds the projects that lie directly in the folder that many levels above the root.
    mutating func addProjects(above height: Int) {
        let folder = Array(repeating: "..", count: height).joined(separator: "/")
        for (name, status) in contents(of: folder, isWanted: { _ in false })
        where name.hasSuffix(".xcodeproj") && status.kind == .folder {
            addProject(in: folder + "/" + name)
        }
    }

    func listing() -> SourceListing {
        SourceListing(entries: entries.sorted { $0.path < $1.path }, links: links, diagnostics: diagnostics.sorted())
    }

    private mutating func add(_ path: String, name: String, _ status: FileStatus) {
        guard let kind = SourceKind(name: name), kind != .project else { return }
        entries.append(SourceEntry(path: path, size: status.size, kind: kind, stamp: status.stamp))
    }

    private mutating func addProject(in folder: String) {
        let path = folder + "/project.pbxproj"
        guard let status = FileStatus(of: root + "/" + path), status.kind == .file else { return }
        entries.append(SourceEntry(path: path, size: status.size, kind: .project, stamp: status.stamp))
    }

    private mutating func addLink(_ path: String, name: String) {
        guard !SkippedFolders.contains(name), let resolved = realpath(root + "/" + path, nil) else { return }
        defer { free(resolved) }
        guard let target = String(validatingCString: resolved) else { return }
        if target == root {
            return
        } else if root == "/" || target.hasPrefix(root + "/") {
            links[path] = String(target.dropFirst(root == "/" ? 1 : root.count + 1))
        } else if SourceKind(name: name) != nil || FileStatus(of: target)?.kind == .folder {
            diagnostics.append(
                Diagnostic(
                    .note, at: SourcePlace(file: path, line: 0),
                    "the symbolic link leads out of the scanned folder and is not followed"))
        }
    }

    /// Unsorted; the listing sorts once.
    ///
    /// - Parameter isWanted: whether a plain file of that name is asked for its size; others may be missing in what is found.
    private mutating func contents(
        of folder: String, isWanted: (String) -> Bool
    ) -> [(name: String, status: FileStatus)] {
        guard let stream = opendir(folder.isEmpty ? root : root + "/" + folder) else {
            // Folders above the root are only looked into where that is possible.
            if !folder.hasPrefix("..") { report(SourceTreeFault(number: errno), in: folder) }
            return []
        }
        defer { closedir(stream) }
        var contents: [(name: String, status: FileStatus)] = []
        while let entry = readdir(stream) {
            withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) { text in
                    guard let name = String(validatingCString: text) else { return reportName(in: folder) }
                    let type = entry.pointee.d_type
                    guard name != ".", name != "..", Int(type) != Int(DT_REG) || isWanted(name),
                        let status = FileStatus(of: text, type: type, in: dirfd(stream))
                    else { return }
                    contents.append((name, status))
                }
            }
        }
        return contents
    }

    private mutating func reportName(in folder: String) {
        diagnostics.append(
            Diagnostic(
                .warning, at: SourcePlace(file: folder.isEmpty ? "." : folder, line: 0),
                "the folder holds a file whose name is not UTF-8; it is not read"))
    }

    private mutating func report(_ fault: SourceTreeFault, in folder: String) {
        diagnostics.append(
            Diagnostic(
                .warning, at: SourcePlace(file: folder.isEmpty ? "." : folder, line: 0),
                "the folder cannot be read: \(fault)"))
    }
}
