import Foundation
import Testing

/// A repository of its own for one test, whose commits have the same ids in every run.
final class ScratchRepository {
    let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try git("init", "-q", "-b", "main", "--object-format=sha1")
    }

    var url: URL { folder.url }
    var path: String { folder.url.path }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder.url
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        for role in ["AUTHOR", "COMMITTER"] {
            environment["GIT_\(role)_NAME"] = "Curator"
            environment["GIT_\(role)_EMAIL"] = "curator@example.org"
            environment["GIT_\(role)_DATE"] = "2001-02-03T04:05:06+0000"
        }
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// Makes the folder hold these files and no others, commits them, and gives the commit.
    @discardableResult
    func commit(_ files: [String: String]) throws -> String {
        for name in try folder.names() where name != ".git" {
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
        }
        for (name, text) in files { try folder.write(name, text) }
        try git("add", "-A")
        try git("commit", "-q", "--allow-empty", "-m", "Change")
        return try git("rev-parse", "HEAD")
    }
}
