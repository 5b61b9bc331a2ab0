/// One of several shares of an app's files.
package struct Shard: Hashable, Sendable {
    /// From 1 to `count`.
    package let number: Int
    package let count: Int

    /// More shares than these would hold next to nothing each.
    package static let mostShards = 1024

    /// Nil for a number that there is not.
    package init?(number: Int, of count: Int) {
        guard (1...Shard.mostShards).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// Whether a file is in this share: by its path alone, so that a change of one file changes one part.
    package func holds(_ path: String) -> Bool {
        let digest = ContentID(of: Array(path.utf8)).bytes
        let place = digest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        return place % count == number - 1
    }
}
