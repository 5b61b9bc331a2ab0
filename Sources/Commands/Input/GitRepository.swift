import Foundation

/// What git tells about a scanned folder, without running anything that the folder's own settings name.
struct GitRepository: Hashable, Sendable {
    /// The commit that is checked out.
    var revision: String
    /// The web or ssh address of `origin`, without a user's secrets; nil for none or one on this machine.
    var remote: String?
    /// The folder inside the repository, with a slash at its end; empty for the repository's own.
    var prefix: String

    /// The folder inside the repository, nil for the repository's own.
    var appFolder: String? { prefix.isEmpty ? nil : String(prefix.dropLast()) }

    /// Nil where the folder is no part of a repository's commit, or there is no git.
    init?(folder: String) {
        guard let git = Self.program else { return nil }
        let ask = { (arguments: [String]) in Self.answer(of: git, in: folder, arguments) }
        // `HEAD:./` fails for a folder that merely lies inside another's checkout, without being part of it.
        // The last argument says that `HEAD` is no file's name, and is answered too.
        guard let answer = ask(["rev-parse", "--show-prefix", "HEAD", "HEAD:./", "--"]) else { return nil }
        let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 4 else { return nil }
        revision = String(lines[lines.count - 3])
        prefix = lines.dropLast(3).joined(separator: "\n")
        remote = ask(["config", "--get", "remote.origin.url"]).flatMap(Self.publicAddress)
    }

    /// The address without user name and password, nil for a path on this machine.
    static func publicAddress(_ address: String) -> String? {
        guard !address.unicodeScalars.contains(where: { $0.value < 0x21 || $0.value == 0x7F }) else { return nil }
        guard let scheme = address.range(of: "://") else {
            // The short form of ssh: `git@host:team/app.git`.
            let host = address.prefix { $0 != ":" && $0 != "/" }
            return host.count > 1 && address[host.endIndex...].hasPrefix(":") ? address : nil
        }
        let rest = address[scheme.upperBound...]
        let host = rest.prefix { $0 != "/" }
        let path = rest[host.endIndex...]
        switch address[..<scheme.lowerBound].lowercased() {
        case "http", "https", "git":
            let bare = host.lastIndex(of: "@").map { host[host.index(after: $0)...] } ?? host
            return "\(address[..<scheme.upperBound])\(bare)\(path)"
        case "ssh":
            let user = host.lastIndex(of: "@").map { host[..<$0].prefix { $0 != ":" } + host[$0...] } ?? host
            return "\(address[..<scheme.upperBound])\(user)\(path)"
        default:
            return nil
        }
    }

    /// The first `git` on the absolute folders of the search path.
    private static var program: URL? {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        return folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/git" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }
    }

    /// What git prints, nil where it fails or prints nothing that is text.
    private static func answer(of git: URL, in folder: String, _ arguments: [String]) -> String? {
        let process = Process()
        process.executableURL = git
        process.arguments =
            [
                "-C", folder, "-c", "core.fsmonitor=", "-c", "core.hooksPath=/dev/null", "-c",
                "safe.bareRepository=explicit",
            ]
            + arguments
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        guard let text = String(data: output, encoding: .utf8) else { return nil }
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// The caller's environment without what would point git at another repository.
    private static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_TERMINAL_PROMPT"] = "0"
        return environment
    }
}
