/// The address of a repository as a page may show it.
enum RepositoryAddress {
    /// A user name or a token before `@` stays out.
    static func withoutCredentials(_ remote: String) -> String {
        guard let scheme = remote.firstRange(of: "://") else { return remote }
        let rest = remote[scheme.upperBound...]
        let host = rest.prefix { $0 != "/" }
        guard let at = host.lastIndex(of: "@") else { return remote }
        return String(remote[..<scheme.upperBound]) + rest[rest.index(after: at)...]
    }
}
