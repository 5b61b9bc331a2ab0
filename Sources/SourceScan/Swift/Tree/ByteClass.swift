/// What a byte can be part of outside of comments and literals.
enum ByteClass {
    static let space: UInt8 = 1
    static let letter: UInt8 = 2
    static let digit: UInt8 = 4
    static let sign: UInt8 = 8

    /// A class for each byte; those beyond ASCII have none.
    static let table: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for byte in " \t\n\r\u{0B}\u{0C}".utf8 { table[Int(byte)] = space }
        for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { table[Int(byte)] = letter }
        for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { table[Int(byte)] = letter }
        table[Int(UInt8(ascii: "_"))] = letter
        for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(byte)] = digit }
        for byte in "/=-+*%<>!&|^~?".utf8 { table[Int(byte)] = sign }
        return table
    }()
}
