/// What stands between two tokens, piece by piece: space, line breaks and comments.
struct SwiftTrivia: Sequence, IteratorProtocol {
    enum Kind {
        case space
        /// Line breaks with nothing between them.
        case lineBreak
        case comment
        /// `/// …`
        case documentationLine
        /// `/** … */`
        case documentationBlock
    }

    struct Piece {
        var kind: Kind
        var range: Range<Int>
        /// How many line breaks there are in a row.
        var breaks = 0
    }

    let source: UnsafeBufferPointer<UInt8>
    /// What is left.
    private(set) var range: Range<Int>

    init(source: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
        self.source = source
        self.range = range
    }

    /// Whether there is any comment; most tokens have none, and their space need not be taken apart.
    var mayHoldComment: Bool { range.contains { source[$0] == UInt8(ascii: "/") } }

    func text(of piece: Piece) -> String { String(decoding: source[piece.range], as: UTF8.self) }

    mutating func next() -> Piece? {
        guard let start = range.first else { return nil }
        var piece = Piece(kind: .space, range: start..<start + 1)
        switch source[start] {
        case 0x0A: piece = breaks { source[$0] == 0x0A ? 1 : 0 }
        case 0x0D: piece = breaks { isReturn($0) ? (byte($0 + 1) == 0x0A ? 2 : 1) : 0 }
        case UInt8(ascii: "/") where byte(start + 1) == UInt8(ascii: "/"):
            let end = range.first { source[$0] == 0x0A || source[$0] == 0x0D } ?? range.upperBound
            piece = Piece(
                kind: byte(start + 2) == UInt8(ascii: "/") ? .documentationLine : .comment, range: start..<end)
        case UInt8(ascii: "/") where byte(start + 1) == UInt8(ascii: "*"):
            let end = endOfBlock(from: start)
            let isDocumentation = byte(start + 2) == UInt8(ascii: "*") && end - start > 4
            piece = Piece(kind: isDocumentation ? .documentationBlock : .comment, range: start..<end)
        default: break
        }
        range = piece.range.upperBound..<range.upperBound
        return piece
    }

    private func byte(_ offset: Int) -> UInt8 { offset < range.upperBound ? source[offset] : 0 }
    private func isReturn(_ offset: Int) -> Bool { source[offset] == 0x0D }

    private func breaks(_ length: (Int) -> Int) -> Piece {
        var piece = Piece(kind: .lineBreak, range: range.lowerBound..<range.lowerBound)
        var end = range.lowerBound
        while end < range.upperBound, case let step = length(end), step > 0 {
            end = Swift.min(end + step, range.upperBound)
            piece.breaks += 1
        }
        piece.range = range.lowerBound..<end
        return piece
    }

    private func endOfBlock(from start: Int) -> Int {
        var depth = 0
        var offset = start
        while offset < range.upperBound {
            if source[offset] == UInt8(ascii: "/"), byte(offset + 1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if source[offset] == UInt8(ascii: "*"), byte(offset + 1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { break }
            } else {
                offset += 1
            }
        }
        return Swift.min(offset, range.upperBound)
    }
}
