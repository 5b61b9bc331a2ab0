import SourceScan

/// Records as many and as large as the facts of a real app, with made-up bytes: the same ones in every run.
enum MadeRecords {
    /// What the cache held after a scan of an open-source wallet of 2,968 Swift files.
    static let count = 2_793

    /// Which share of that app's records are smaller than so many bytes.
    private static let sizes: [(share: Double, bytes: Double)] = [
        (0.00, 16), (0.05, 188), (0.10, 257), (0.15, 332), (0.20, 466), (0.25, 631),
        (0.30, 784), (0.35, 937), (0.40, 1135), (0.45, 1377), (0.50, 1679), (0.55, 1967),
        (0.60, 2279), (0.65, 2652), (0.70, 3081), (0.75, 3599), (0.80, 4323), (0.85, 5117),
        (0.90, 6511), (0.95, 8631), (0.98, 11410), (0.99, 14600), (1.00, 39146),
    ]

    /// Sorted by key.
    static func all() -> [Record] { records(count, seed: 1) }

    /// What a run adds that read `count` changed files.
    static func changed(_ count: Int, run: Int) -> [Record] { records(count, seed: UInt64(1000 + run)) }

    private static func records(_ count: Int, seed: UInt64) -> [Record] {
        var numbers = SeededNumbers(seed: seed)
        return (0..<count).map { _ in
            let bytes = numbers.bytes(size(Double.random(in: 0..<1, using: &numbers)))
            return Record(key: ContentID(ofFile: bytes), bytes: bytes)
        }.sorted { $0.key < $1.key }
    }

    private static func size(_ share: Double) -> Int {
        guard let above = sizes.firstIndex(where: { $0.share > share }) else { return 0 }
        let (low, high) = (sizes[above - 1], sizes[above])
        let part = (share - low.share) / (high.share - low.share)
        return Int(low.bytes + part * (high.bytes - low.bytes))
    }
}

/// SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8(truncatingIfNeeded: next() >> 32) }
    }
}
