@testable import SourceScan

/// Sources in which tokens are missing, doubled or exchanged, by a seed.
enum DamagedSource {
    static func make(of bytes: [UInt8], seed: UInt64) -> [UInt8] {
        var random = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(below bound: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % max(1, bound)
        }
        var pieces = pieces(of: bytes)
        for _ in 0...next(below: 2) where pieces.count > 2 {
            let place = next(below: pieces.count - 1)
            switch next(below: 4) {
            case 0: pieces.remove(at: place)
            case 1: pieces.insert(pieces[place], at: place)
            case 2: pieces.swapAt(place, place + 1)
            default: pieces[place] = pieces[next(below: pieces.count)]
            }
        }
        return pieces.flatMap(\.self)
    }

    /// Runs of letters and digits, runs of space, and every other byte by itself.
    private static func pieces(of bytes: [UInt8]) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        var latest: UInt8 = 0
        for byte in bytes {
            var kind = ByteClass.table[Int(byte)]
            if kind == ByteClass.digit { kind = ByteClass.letter }
            if kind == latest, kind == ByteClass.letter || kind == ByteClass.space {
                pieces[pieces.count - 1].append(byte)
            } else {
                pieces.append([byte])
            }
            latest = kind
        }
        return pieces
    }
}
