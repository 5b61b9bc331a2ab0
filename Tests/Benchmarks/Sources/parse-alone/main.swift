import Foundation
import SwiftParser
import SwiftSyntax

// Parses files and does nothing else, on so many threads, the largest first: the least that any scan can take.
//
// usage: parse-alone THREADS LIST   with one path a line in the file LIST

/// The files that are left.
final class Queue: Sendable {
    private let lock = NSLock()
    private let files: [(path: String, size: Int)]
    nonisolated(unsafe) private var taken = 0

    init(_ paths: [String]) {
        files = paths.map { path in
            (path, (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0)
        }.sorted { $0.size > $1.size }
    }

    func next() -> String? {
        lock.withLock {
            guard taken < files.count else { return nil }
            taken += 1
            return files[taken - 1].path
        }
    }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let threads = Int(arguments[1]),
    let list = try? String(contentsOfFile: arguments[2], encoding: .utf8)
else {
    FileHandle.standardError.write(Data("usage: parse-alone THREADS LIST\n".utf8))
    exit(64)
}
let queue = Queue(list.split(separator: "\n").map(String.init))
let running = DispatchGroup()
for _ in 0..<threads {
    running.enter()
    let thread = Thread {
        while let path = queue.next() {
            guard let bytes = FileManager.default.contents(atPath: path) else { continue }
            _ = bytes.withUnsafeBytes { buffer in
                Parser.parse(source: buffer.bindMemory(to: UInt8.self), maximumNestingLevel: 256).totalLength.utf8Length
            }
        }
        running.leave()
    }
    thread.stackSize = 64 << 20
    thread.start()
}
running.wait()
