/// What `SwiftHighlighter` asks of the letters of a line: characters, or the bytes of a line that is ASCII.
protocol CodeLetter: Equatable {
    func isASCII(_ letter: Unicode.Scalar) -> Bool
    /// Below 128; nil for any other letter.
    var ascii: UInt8? { get }
    /// Whether it may stand in a name or a number.
    var isWord: Bool { get }
    var isDigit: Bool { get }
    var isCapital: Bool { get }
    static func text(of letters: some Collection<Self>) -> String
}

extension CodeLetter {
    /// Whether something other than plain text or a word may begin with it.
    var beginsPart: Bool { isASCII("\"") || isASCII("@") || isASCII("#") || isASCII("/") }
}

extension UInt8: CodeLetter {
    func isASCII(_ letter: Unicode.Scalar) -> Bool { self == UInt8(ascii: letter) }
    var ascii: UInt8? { self < 0x80 ? self : nil }

    var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

    static func text(of letters: some Collection<UInt8>) -> String { String(decoding: letters, as: UTF8.self) }
}

extension Character: CodeLetter {
    func isASCII(_ letter: Unicode.Scalar) -> Bool { self == Character(letter) }
    var ascii: UInt8? { asciiValue }
    var isWord: Bool { asciiValue?.isWord ?? (isLetter || isNumber) }
    var isDigit: Bool { isNumber }
    var isCapital: Bool { isUppercase }

    static func text(of letters: some Collection<Character>) -> String { String(letters) }
}

extension Collection where Element: CodeLetter {
    /// Whether it begins with two letters.
    func begins(with first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        guard let letter = self.first, letter.isASCII(first) else { return false }
        let next = index(after: startIndex)
        return next < endIndex && self[next].isASCII(second)
    }

    /// Behind the first place where two letters stand; nil where they do not.
    func end(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> Index? {
        var index = startIndex
        while index < endIndex {
            let next = self.index(after: index)
            if next < endIndex, self[index].isASCII(first), self[next].isASCII(second) {
                return self.index(after: next)
            }
            index = next
        }
        return nil
    }
}

extension BidirectionalCollection where Element: CodeLetter {
    /// Whether it ends with these letters.
    func ends(with letters: StaticString) -> Bool {
        letters.withUTF8Buffer { letters in
            var index = endIndex
            for letter in letters.reversed() {
                guard index > startIndex else { return false }
                formIndex(before: &index)
                if !self[index].isASCII(Unicode.Scalar(letter)) { return false }
            }
            return true
        }
    }
}
