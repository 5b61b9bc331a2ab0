/// Writes places, each by how far it is from the one before it: most take two bytes.
struct PlaceEncoder {
    private var out = ByteEncoder()
    private var last: Int32 = 0

    var bytes: [UInt8] { out.bytes }

    mutating func place(_ place: SwiftFacts.Place) {
        line(place.line)
        out.natural(Int(place.column))
    }

    mutating func line(_ line: Int32) {
        out.integer(Int(line) - Int(last))
        last = line
    }
}

/// Reads what `PlaceEncoder` wrote.
struct PlaceDecoder {
    private var source: ByteDecoder
    private var last = 0
    /// Every place that was read, where that is asked for; column 0 for a line alone.
    var read: [SwiftFacts.Place]?

    init(_ bytes: UnsafeBufferPointer<UInt8>) { source = ByteDecoder(bytes) }

    mutating func place() throws(StoredFactsFault) -> SwiftFacts.Place {
        let line = try nextLine()
        let column = try source.natural()
        guard column <= Int32.max else { throw .number }
        let place = SwiftFacts.Place(line: Int(line), column: column)
        read?.append(place)
        return place
    }

    mutating func line() throws(StoredFactsFault) -> Int32 {
        let line = try nextLine()
        read?.append(SwiftFacts.Place(line: Int(line), column: 0))
        return line
    }

    private mutating func nextLine() throws(StoredFactsFault) -> Int32 {
        let (line, overflow) = last.addingReportingOverflow(try source.integer())
        guard !overflow, line >= 0, line <= Int32.max else { throw .number }
        last = line
        return Int32(line)
    }

    func finish() throws(StoredFactsFault) { try source.finish() }
}
