import Foundation
import Git

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
        // `HEAD:./` fails for a folder that merely lies inside another's checkout, without being part of it; the last
        // argument says that `HEAD` is no file's name, and is answered too.
        guard let git = try? GitProgram(),
            let answer = Self.answer(git, in: folder, ["rev-parse", "--show-prefix", "HEAD", "HEAD:./", "--"])
        else { return nil }
        let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 5 else { return nil }
        revision = String(lines[lines.count - 4])
        prefix = lines.dropLast(4).joined(separator: "\n")
        remote = Self.answer(git, in: folder, ["config", "--get", "remote.origin.url"])
            .flatMap { Self.publicAddress($0.trimmingCharacters(in: .newlines)) }
    }

    /// What git prints, nil where it fails or prints nothing that is text.
    private static func answer(_ git: GitProgram, in folder: String, _ arguments: [String]) -> String? {
        guard let ending = try? git.run(arguments, at: .folder(folder)), ending.status == 0 else { return nil }
        return String(bytes: ending.output, encoding: .utf8)
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
}
