import Diagnostics
import Foundation

/// One walk through the folders below a root.
///
/// Real folders are walked, symbolic links are not: a link that stays below the root leads to what the walk lists in its
/// own place, so that following it could only list a file twice or run in a circle, and one that leads out is refused.
struct FolderWalk {
    private let root: String
    private var entries: [SourceEntry] = []
    private var links: [String: String] = [:]
    private var diagnostics: [Diagnostic] = []

    /// `root` is a real path, without links.
    init(root: String) {
        self.root = root
    }

    mutating func visit() {
        visitAll { walk, path, name, status in
            switch status.kind {
            case .file: walk.add(path, name: name, status)
            case .folder where name.hasSuffix(".xcodeproj"): walk.addProject(in: path)
            case .link: walk.addLink(path, name: name)
            case .folder, .other: break
            }
        }
    }

    /// The files with certain endings that are not larger than a size, sorted; nothing is added to the listing.
    mutating func files(endingIn endings: [String], upTo size: Int) -> [String] {
        var found: [String] = []
        visitAll { _, path, name, status in
            guard status.kind == .file, status.size <= size else { return }
            let text = name.lowercased()
            if endings.contains(where: { text.hasSuffix($0) }) { found.append(path) }
        }
        return found.sorted()
    }

    /// Everything in the folders that a scan looks into, in no order; projects are folders that it does not.
    private mutating func visitAll(
        _ visit: (inout FolderWalk, _ path: String, _ name: String, FileStatus) -> Void
    ) {
        var open = [""]
        while let folder = open.popLast() {
            for (name, status) in contents(of: folder) {
                let path = folder.isEmpty ? name : folder + "/" + name
                visit(&self, path, name, status)
                guard status.kind == .folder, !name.hasSuffix(".xcodeproj"), !SkippedFolders.contains(name) else {
                    continue
                }
                open.append(path)
            }
        }
    }

    /// Adds the projects that lie directly in the folder that many levels above the root.
    mutating func addProjects(above height: Int) {
        let folder = Array(repeating: "..", count: height).joined(separator: "/")
        for (name, status) in contents(of: folder) where name.hasSuffix(".xcodeproj") && status.kind == .folder {
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
    private mutating func contents(of folder: String) -> [(name: String, status: FileStatus)] {
        guard let stream = opendir(folder.isEmpty ? root : root + "/" + folder) else {
            // Folders above the root are only looked into where that is possible.
            if !folder.hasPrefix("..") { report(SourceTreeFault(number: errno), in: folder) }
            return []
        }
        defer { closedir(stream) }
        var contents: [(name: String, status: FileStatus)] = []
        while let entry = readdir(stream) {
            let (name, status) = withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) {
                    (String(validatingCString: $0), FileStatus(of: $0, type: entry.pointee.d_type, in: dirfd(stream)))
                }
            }
            if let name {
                if name != "." && name != "..", let status { contents.append((name, status)) }
            } else {
                diagnostics.append(
                    Diagnostic(
                        .warning, at: SourcePlace(file: folder.isEmpty ? "." : folder, line: 0),
                        "the folder holds a file whose name is not UTF-8; it is not read"))
            }
        }
        return contents
    }

    private mutating func report(_ fault: SourceTreeFault, in folder: String) {
        diagnostics.append(
            Diagnostic(
                .warning, at: SourcePlace(file: folder.isEmpty ? "." : folder, line: 0),
                "the folder cannot be read: \(fault)"))
    }
}
