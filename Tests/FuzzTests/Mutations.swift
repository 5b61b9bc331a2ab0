/// Changes bytes at random, in the same way in every run.
struct Mutations {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number from 0 up to `bound`, which is not reached; after splitmix64 by Sebastiano Vigna.
    private mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) >> 1) % max(bound, 1)
    }

    /// One of the seeds after some changes: what was there is cut, doubled, moved, or comes from another seed.
    mutating func mutated(_ seeds: [[UInt8]]) -> [UInt8] {
        var bytes = seeds[next(seeds.count)]
        for _ in 0...next(5) {
            let range = range(in: bytes)
            switch next(8) {
            case 0: bytes.removeSubrange(range)
            case 1: bytes.insert(contentsOf: bytes[range], at: next(bytes.count + 1))
            case 2: for index in range.prefix(4) { bytes[index] = UInt8(next(256)) }
            case 3: bytes.replaceSubrange(range, with: Self.words[next(Self.words.count)].utf8)
            case 4: bytes.insert(contentsOf: Self.words[next(Self.words.count)].utf8, at: range.lowerBound)
            case 5:
                let other = seeds[next(seeds.count)]
                bytes.replaceSubrange(range, with: other[self.range(in: other)])
            case 6: bytes.replaceSubrange(range, with: bytes[range].reversed())
            default: bytes = Array(bytes[..<range.upperBound])
            }
        }
        return bytes
    }

    /// Short ones more often than long ones.
    private mutating func range(in bytes: [UInt8]) -> Range<Int> {
        let start = next(bytes.count + 1)
        let longest = min(bytes.count - start, [2, 8, 32, 400][next(4)])
        return start..<start + next(longest + 1)
    }

    /// What means something to one of the readers.
    private static let words = [
        "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\\(", "`", "#if", "\n", "\0", "\u{FEFF}", "/*", "*/", "//",
        "...",
        "class A: A", "extension A", "self", "super.", "init(", "func a", "{ $0 }", "switch", "case .a", "let a = a",
        "present(", "pushViewController(", "<a", "</a>", "/>", "&amp;", "&#0;", "<!DOCTYPE", "<![CDATA[", "]]>",
        "<segue kind=\"show\"", "destination=\"", "- ", ": ", "*a", "&a", "!!str", "|\n", "[[]]", "null", "-1", "1e999",
        "9223372036854775808", "\\u0000", "\\ud800", "é", "\u{202E}", "](javascript:a)", "<script>", "```", "\r\n",
    ]
}
