import Facts
import Foundation

/// The contents of files that were read in earlier runs, by the files' stamps, so that a file which nobody touched is
/// not read again.
///
/// Git keeps such a list too. It is not used, because it tells what git would commit and not what lies on the disk:
/// line ends, Git LFS and other filters make the difference, and finding out runs what a repository's settings name.
package final class FileStamps: Sendable {
    private struct Mark {
        var stamp: FileStamp
        var content: ContentID
        /// Whether this run met the file.
        var isSeen = false
    }

    /// The marks of one tree.
    private struct Page {
        var marks: [String: Mark] = [:]
        var hasChanged = false

        /// Without the files that are gone, once they are many.
        var current: [String: Mark] {
            let seen = marks.values.count(where: \.isSeen)
            return marks.count > 2 * seen + 1000 ? marks.filter(\.value.isSeen) : marks
        }

        /// The content of a file with this stamp, which counts as met.
        mutating func content(of path: String, _ stamp: FileStamp) -> ContentID? {
            guard let index = marks.index(forKey: path), marks.values[index].stamp == stamp else { return nil }
            marks.values[index].isSeen = true
            return marks.values[index].content
        }
    }

    private let folder: String
    /// Times are compared with that of the beginning, before any file was read.
    private let now: Int64
    private let lock = NSLock()
    /// Every access is inside `lock`.
    nonisolated(unsafe) private var pages: [String: Page] = [:]

    private static let version: UInt8 = 2
    private static let magic = Array("WMSTAMP".utf8)
    private static let ending = ".stamps"
    private static let mostPages = 64

    init(folder: String) {
        self.folder = folder
        now = Int64(Date().timeIntervalSince1970 * 1e9)
    }

    /// The content of a file below `root` whose stamp is the same as when it was read.
    func content(of path: String, below root: String, stamp: FileStamp) -> ContentID? {
        lock.withLock {
            load(root)
            return pages[root]?.content(of: path, stamp)
        }
    }

    /// Remembers what a file holds. A file that was changed just now may be changed again without another stamp, so it
    /// is not remembered.
    ///
    /// - Parameter stamp: from before the file was read.
    func keep(_ content: ContentID, of path: String, below root: String, stamp: FileStamp) {
        guard stamp.isSettled(now: now) else { return }
        lock.withLock {
            load(root)
            pages[root]?.marks[path] = Mark(stamp: stamp, content: content, isSeen: true)
            pages[root]?.hasChanged = true
        }
    }

    /// Only inside of `lock`.
    private func load(_ root: String) {
        guard pages[root] == nil else { return }
        let bytes = CacheFile.read("\(folder)/\(FileStamps.name(root))", limit: 256 << 20)
        pages[root] = Page(marks: FileStamps.decode(bytes ?? []))
    }

    private static func name(_ root: String) -> String { ContentID(of: Array(root.utf8)).hexadecimal + ending }

    /// Writes down what was learned.
    func save() -> Bool {
        let changed = lock.withLock {
            let changed = pages.filter(\.value.hasChanged)
            for root in changed.keys { pages[root]?.hasChanged = false }
            return changed
        }
        var isWritten = true
        for (root, page) in changed {
            let bytes = FileStamps.encode(page.current)
            if !CacheFile.write(bytes, as: FileStamps.name(root), in: folder) { isWritten = false }
        }
        if !changed.isEmpty { removeOldest() }
        return isWritten
    }

    private func removeOldest() {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(FileStamps.ending) }
        guard names.count > FileStamps.mostPages else { return }
        let dated = names.map { name -> (Int64, String) in
            var status = stat()
            return (lstat("\(folder)/\(name)", &status) == 0 ? status.modificationTime : 0, name)
        }
        for (_, name) in dated.sorted(by: <).dropLast(FileStamps.mostPages) { unlink("\(folder)/\(name)") }
    }

    private static func encode(_ marks: [String: Mark]) -> [UInt8] {
        var out = ByteEncoder()
        out.natural(marks.count)
        for (path, mark) in marks.sorted(by: { $0.key < $1.key }) {
            out.text(path)
            out.natural(Int(mark.stamp.size))
            out.integer(Int(mark.stamp.modified))
            out.integer(Int(mark.stamp.changed))
            for number in [mark.stamp.device, mark.stamp.inode] {
                out.natural(Int(truncatingIfNeeded: number >> 32))
                out.natural(Int(truncatingIfNeeded: number & 0xFFFF_FFFF))
            }
            out.raw(mark.content.bytes)
        }
        let checksum = Checksum.of(out.bytes)
        return magic + [version] + (0..<8).map { UInt8(truncatingIfNeeded: checksum >> (8 * $0)) } + out.bytes
    }

    /// Empty for what is damaged or of another version.
    private static func decode(_ bytes: [UInt8]) -> [String: Mark] {
        guard bytes.count > 16, bytes.starts(with: magic + [version]) else { return [:] }
        let written = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[8 + $1]) << UInt64(8 * $1) }
        return bytes.withUnsafeBufferPointer { buffer in
            let rest = UnsafeBufferPointer(rebasing: buffer[16...])
            guard Checksum.of(UnsafeRawBufferPointer(rest)) == written else { return [:] }
            var source = ByteDecoder(rest)
            return (try? marks(&source)) ?? [:]
        }
    }

    private static func marks(_ source: inout ByteDecoder) throws(StoredFactsFault) -> [String: Mark] {
        let count = try source.elementCount()
        var marks: [String: Mark] = [:]
        marks.reserveCapacity(count)
        for _ in 0..<count {
            let path = try source.text()
            let size = Int64(try source.natural())
            let modified = Int64(try source.integer())
            let changed = Int64(try source.integer())
            let (device, inode) = (try number(&source), try number(&source))
            let stamp = FileStamp(size: size, modified: modified, changed: changed, device: device, inode: inode)
            marks[path] = Mark(stamp: stamp, content: try source.contentID())
        }
        return marks
    }

    /// Two halves, of which the higher one is small most often.
    private static func number(_ source: inout ByteDecoder) throws(StoredFactsFault) -> UInt64 {
        let high = UInt64(truncatingIfNeeded: try source.natural())
        return high << 32 | UInt64(truncatingIfNeeded: try source.natural()) & 0xFFFF_FFFF
    }
}
