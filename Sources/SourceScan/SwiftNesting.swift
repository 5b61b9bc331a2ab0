/// How deeply a Swift source nests what the parser follows without a bound of its own, found by its bytes alone.
///
/// The parser bounds the nesting of statements and parentheses. It looks ahead through `[[[` in time that doubles with
/// each bracket, looks through the rest of the file once for each block that is too deep, keeps all texts that are open for
/// each interpolation, and its stack overflows over thousands of `A<A<` and `#if`; one such file must not stop a scan.
enum SwiftNesting {
    /// Brackets that open one directly inside the other; real arrays of arrays stay below ten.
    static let maximumBrackets = 16
    /// Generic arguments inside one another.
    static let maximumGenerics = 200
    /// Clauses of `#if` inside one another.
    static let maximumCompilation = 200
    /// Blocks inside one another, beyond which the parser gives up anyway; braces in texts and comments count too.
    static let maximumBlocks = SwiftFactReader.maximumNestingLevel

    /// `let` and `var` in a row, which both parsers take for patterns within one another.
    static let maximumBindings = 200

    /// The offset of the `let` or `var` that is one too many in a row, with nothing but space and comments between them.
    ///
    /// It looks at each byte, and is for sources that the library's parser gets.
    static func firstBindingFault(in bytes: [UInt8]) -> Int? {
        var count = 0
        var index = 0
        while index < bytes.count {
            let start = index
            while index < bytes.count, isPartOfType(bytes[index]), bytes[index] != UInt8(ascii: ".") { index += 1 }
            if index > start {
                let word = bytes[start..<index]
                count = word.elementsEqual("let".utf8) || word.elementsEqual("var".utf8) ? count + 1 : 0
                if count > maximumBindings { return start }
                continue
            }
            switch (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0) {
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                index += 2
                while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
                index += 2
            default:
                if !isSpace(bytes[index]) { count = 0 }
                index += 1
            }
        }
        return nil
    }

    /// The offset at which the nesting becomes too deep; nil in every source that a person writes.
    static func firstFault(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { buffer in
            let faults = [
                firstFault(in: buffer, of: UInt8(ascii: "["), maximum: maximumBrackets) { isSpace($0) },
                firstFault(in: buffer, of: UInt8(ascii: "<"), maximum: maximumGenerics) {
                    isSpace($0) || isPartOfType($0)
                },
                firstCompilationFault(in: buffer),
                firstBlockFault(in: buffer),
                firstInterpolationFault(in: buffer),
            ]
            return faults.compactMap(\.self).min()
        }
    }

    /// The offset of the mark that is one too many in a row, with nothing but certain bytes between them.
    private static func firstFault(
        in buffer: UnsafeRawBufferPointer, of mark: UInt8, maximum: Int, between: (UInt8) -> Bool
    ) -> Int? {
        var start = 0
        while var index = ByteSearch.first(mark, in: buffer, from: start) {
            var count = 1
            index += 1
            while index < buffer.count {
                if buffer[index] == mark {
                    count += 1
                    if count > maximum { return index }
                } else if !between(buffer[index]) {
                    break
                }
                index += 1
            }
            start = index
        }
        return nil
    }

    private static func firstCompilationFault(in buffer: UnsafeRawBufferPointer) -> Int? {
        var depth = 0
        var start = 0
        while let index = ByteSearch.first(UInt8(ascii: "#"), in: buffer, from: start) {
            let rest = buffer[index...]
            if rest.starts(with: "#if".utf8) { depth += 1 }
            if rest.starts(with: "#endif".utf8) { depth -= 1 }
            if depth > maximumCompilation { return index }
            start = index + 1
        }
        return nil
    }

    private static func firstBlockFault(in buffer: UnsafeRawBufferPointer) -> Int? {
        // Nearly all files have fewer blocks than may lie inside one another.
        guard count(of: UInt8(ascii: "{"), in: buffer, upTo: maximumBlocks + 1) > maximumBlocks else { return nil }
        var depth = 0
        for index in buffer.indices {
            switch buffer[index] {
            case UInt8(ascii: "{"):
                depth += 1
                if depth > maximumBlocks { return index }
            case UInt8(ascii: "}"): depth = max(0, depth - 1)
            default: break
            }
        }
        return nil
    }

    private static func firstInterpolationFault(in buffer: UnsafeRawBufferPointer) -> Int? {
        // Most files have fewer marks in their texts than interpolations may lie inside one another.
        let most = SwiftInterpolations.maximum
        guard count(of: UInt8(ascii: "\\"), in: buffer, upTo: most + 1) > most else { return nil }
        return SwiftInterpolations.firstFault(in: buffer)
    }

    /// How many of the bytes there are, of which no more than a maximum are counted.
    private static func count(of mark: UInt8, in buffer: UnsafeRawBufferPointer, upTo maximum: Int) -> Int {
        var count = 0
        var start = 0
        while count < maximum, let index = ByteSearch.first(mark, in: buffer, from: start) {
            count += 1
            start = index + 1
        }
        return count
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
        default: false
        }
    }

    /// Letters, digits, `_`, `.` and everything beyond ASCII.
    private static func isPartOfType(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }
}
