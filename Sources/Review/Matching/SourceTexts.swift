import Diagnostics
import Foundation

/// The sources of one state as text, each read when it is first asked for: a review asks for few of them, and most for none.
package final class SourceTexts: Sendable {
    private let identity: @Sendable (String) -> AnyHashable?
    private let read: @Sendable (String) -> [UInt8]?
    private let paths: Set<String>
    /// By their last component, the files that have it.
    private let named: [Substring: [String]]
    private let lock = NSLock()
    /// Every access is inside `lock`.
    nonisolated(unsafe) private var kept: [String: [Substring]] = [:]

    /// - Parameters:
    ///   - files: the paths of the state's files, as graphs name them.
    ///   - identity: what tells the bytes of a file from all others; nil where that is not known without reading them.
    ///   - read: the bytes of a file; nil for one that cannot be read.
    package init(
        files: [String], identity: @escaping @Sendable (String) -> AnyHashable? = { _ in nil },
        read: @escaping @Sendable (String) -> [UInt8]?
    ) {
        paths = Set(files)
        named = Dictionary(grouping: files) { $0.split(separator: "/").last ?? "" }
        self.identity = identity
        self.read = read
    }

    /// What stands on a line, without the space around it; nil where there is no such line, or nothing on it.
    func text(at place: SourcePlace) -> Substring? {
        let lines = lines(of: place.file)
        guard lines.indices.contains(place.line - 1) else { return nil }
        let text = lines[place.line - 1]
        return text.isEmpty ? nil : text
    }

    /// Whether a file has a line that says this, wherever in it.
    func has(_ line: Substring, in file: String) -> Bool { lines(of: file).contains(line) }

    /// The file that is another state's: of the same path, else the only one of its name; nil where there is none.
    func file(like path: String) -> String? {
        if paths.contains(path) { return path }
        let others = named[path.split(separator: "/").last ?? ""] ?? []
        return others.count == 1 ? others[0] : nil
    }

    /// Whether a file has the same bytes in another state, at the same path.
    func isSame(_ file: String, in other: SourceTexts) -> Bool {
        guard paths.contains(file), other.paths.contains(file) else { return false }
        if let one = identity(file), let two = other.identity(file) { return one == two }
        guard let one = read(file), let two = other.read(file) else { return false }
        return one == two
    }

    private func lines(of file: String) -> [Substring] {
        lock.withLock {
            if let lines = kept[file] { return lines }
            let text = String(decoding: read(file) ?? [], as: UTF8.self)
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .map { Substring($0.trimmingCharacters(in: .whitespaces)) }
            kept[file] = lines
            return lines
        }
    }
}
