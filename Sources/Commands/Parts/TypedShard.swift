import ArgumentParser
import SourceScan

/// `3/8`: the third of eight shares.
struct TypedShard: ExpressibleByArgument {
    let shard: Shard

    init?(argument: String) {
        let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
            let shard = Shard(number: number, of: count)
        else { return nil }
        self.shard = shard
    }

    var defaultValueDescription: String { "\(shard.number)/\(shard.count)" }
}
