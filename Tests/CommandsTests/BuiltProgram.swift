import Foundation
import Testing

/// The `wiremap` that was built beside these tests.
enum BuiltProgram {
    struct Ending {
        var status: Int32
        var output: [UInt8]
        var messages: String

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    private final class Anchor {}

    private static var folder: URL {
        #if os(macOS)
            Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent()
        #else
            Bundle.main.bundleURL
        #endif
    }

    /// Runs the program to its end.
    static func run(
        _ arguments: String..., in folder: URL? = nil, input: [UInt8] = [], environment: [String: String] = [:]
    ) throws -> Ending {
        try run(arguments: arguments, in: folder, input: input, environment: environment)
    }

    /// Closes what other tests had open at the moment, and whose numbers are beyond the limit: no program can be started that
    /// is to close such a file.
    private static let closingOthers =
        "for file in /dev/fd/*; do number=${file##*/}; [ \"$number\" -le 2 ] || eval \"exec $number>&-\"; done; "

    /// - Parameter openFiles: how many files it may have open at a time; nil for as many as these tests may.
    static func run(
        arguments: [String], in folder: URL? = nil, input: [UInt8] = [], environment: [String: String] = [:],
        openFiles: Int? = nil
    ) throws -> Ending {
        let process = Process()
        let program = Self.folder.appendingPathComponent("wiremap")
        process.executableURL = openFiles == nil ? program : URL(fileURLWithPath: "/bin/bash")
        let limited =
            openFiles.map { ["-c", Self.closingOthers + "ulimit -n \($0) && exec \"$0\" \"$@\"", program.path] } ?? []
        process.arguments = limited + arguments
        process.currentDirectoryURL = folder
        // Nothing of an earlier run is used, unless a test names a folder for it.
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": "/dev/null"]) { $1 }
            .merging(environment) { $1 }
        let scratch = try ScratchFolder()
        // Files in place of pipes: nothing can fill up while the other end waits.
        process.standardInput = try scratch.handle(for: "input", holding: input)
        process.standardOutput = try scratch.handle(for: "output")
        process.standardError = try scratch.handle(for: "messages")
        try process.run()
        process.waitUntilExit()
        return Ending(
            status: process.terminationStatus, output: try scratch.bytes(of: "output"),
            messages: String(decoding: try scratch.bytes(of: "messages"), as: UTF8.self))
    }
}
