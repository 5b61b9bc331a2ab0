import Diagnostics

/// Makes text from a scanned repository safe to print on a terminal, and in the log of a CI job.
enum PlainText {
    /// `text` with every scalar that a terminal obeys, or that changes the reading direction, written as `\u{1B}`, and without
    /// what a runner of CI jobs obeys.
    static func of(_ text: String) -> String { withoutCommands(PrintableText.of(text)) }

    /// `text` in lines, each made safe.
    static func lines(of text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }.joined(separator: "\n")
    }

    /// The text with the first letter of each command written out that the runner of a job would look for in what it logs:
    /// `::name::` at the beginning of a line (GitHub), `##[name]`, `##vso[name]` (Azure) and `##teamcity[name]` anywhere in it.
    private static func withoutCommands(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard zip(bytes, bytes.dropFirst()).contains(where: { $0 == $1 && ($0 == colon || $0 == numberSign) }) else {
            return text
        }
        var safe: [UInt8] = []
        for (place, byte) in bytes.enumerated() {
            let rest = bytes[place...]
            let isCommand =
                switch byte {
                case colon: rest.dropFirst().first == colon && !(place > 0 && isWord(bytes[place - 1]))
                case numberSign:
                    rest.dropFirst().first == numberSign
                        && rest.dropFirst(2).first { !isWord($0) } == UInt8(ascii: "[")
                default: false
                }
            safe.append(contentsOf: isCommand ? Array(PrintableText.written(Unicode.Scalar(byte)).utf8) : [byte])
        }
        return String(decoding: safe, as: UTF8.self)
    }

    private static let colon = UInt8(ascii: ":")
    private static let numberSign = UInt8(ascii: "#")

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
