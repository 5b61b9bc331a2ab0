import Configuration

/// The pattern for links into a repository's sources on the web, guessed from the address that git fetches from.
struct SourceAddress: Hashable {
    let pattern: String
    /// Whether the host is one whose addresses are known.
    let isCertain: Bool

    /// - Parameters:
    ///   - remote: `https://host/team/app.git`, or one of the forms of ssh.
    ///   - prefix: the scanned folder inside the repository, with a slash at its end, or empty.
    init?(remote: String?, prefix: String) {
        guard let remote, let (host, path) = Self.parts(of: remote), !path.contains("{"), !host.isEmpty else {
            return nil
        }
        let folder = prefix.replacing("%", with: "%25").replacing(" ", with: "%20").replacing("#", with: "%23")
        guard !folder.contains("{"), !path.isEmpty else { return nil }
        let base = "https://\(host)/\(path)"
        let isGitLab = host == "gitlab.com" || host.hasPrefix("gitlab.")
        switch host {
        case _ where isGitLab: pattern = "\(base)/-/blob/{revision}/\(folder){file}#L{line}"
        case "bitbucket.org": pattern = "\(base)/src/{revision}/\(folder){file}#lines-{line}"
        default: pattern = "\(base)/blob/{revision}/\(folder){file}#L{line}"
        }
        isCertain = isGitLab || ["github.com", "bitbucket.org"].contains(host) || host.hasPrefix("github.")
        guard (try? SourceLink(pattern)) != nil else { return nil }
    }

    /// The pattern for a site, which uses it unasked: nil but for a known kind of host and an address that is nothing
    /// else, because a graph that was read from a file can say anything.
    init?(remote: String?, folder: String?) {
        guard let remote, !remote.unicodeScalars.contains(where: { $0.value < 0x21 || $0.value > 0x7E }),
            !remote.contains(where: { "\"'<>\\^`{|}?#".contains($0) })
        else { return nil }
        self.init(remote: remote, prefix: folder.map { $0 + "/" } ?? "")
        guard isCertain else { return nil }
    }

    private static func parts(of remote: String) -> (host: String, path: String)? {
        var rest = Substring(remote)
        var separator: Character = ":"
        if let scheme = rest.firstRange(of: "://") {
            rest = rest[scheme.upperBound...]
            separator = "/"
        }
        guard let end = rest.firstIndex(of: separator) else { return nil }
        let host = rest[..<end].split(separator: "@").last.map { $0.prefix { $0 != ":" } }
        var path = rest[rest.index(after: end)...]
        while path.hasPrefix("/") { path = path.dropFirst() }
        while path.hasSuffix("/") { path = path.dropLast() }
        if path.hasSuffix(".git") { path = path.dropLast(4) }
        return host.map { (String($0), String(path)) }
    }
}
