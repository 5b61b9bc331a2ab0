import Foundation
import Testing

/// A repository of its own for one test, which goes away with it.
final class ScratchRepository {
    let url: URL

    init(isBare: Bool = false) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("wiremap-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try git(["init", "-q", "-b", "main"] + (isBare ? ["--bare"] : []))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.path }

    @discardableResult
    func git(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "protocol.file.allow=always"]
            + arguments
        process.currentDirectoryURL = url
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    func write(_ name: String, _ text: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Writes files, commits everything, and gives the commit.
    @discardableResult
    func commit(_ files: [String: String], _ message: String = "Change") throws -> String {
        for (name, text) in files { try write(name, text) }
        try git(["add", "-A"])
        try git(["commit", "-q", "--allow-empty", "-m", message])
        return try git(["rev-parse", "HEAD"])
    }

    /// A commit like another one, with something that claims to be its signature.
    func signed(_ commit: String) throws -> String {
        var lines = try git(["cat-file", "commit", commit]).components(separatedBy: "\n")
        let end = try #require(lines.firstIndex(of: ""))
        lines.insert(
            contentsOf: ["gpgsig -----BEGIN PGP SIGNATURE-----", " ", " AAAA", " -----END PGP SIGNATURE-----"], at: end)
        try write(".git/signed", lines.joined(separator: "\n") + "\n")
        return try git(["hash-object", "-t", "commit", "-w", ".git/signed"])
    }
}
