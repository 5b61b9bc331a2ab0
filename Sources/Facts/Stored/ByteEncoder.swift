/// Writes numbers and texts as few bytes: integers in LEB128, texts as their length and their UTF-8.
package struct ByteEncoder: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func byte(_ value: UInt8) { bytes.append(value) }

    package mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

    package mutating func natural(_ value: Int) {
        var rest = UInt64(bitPattern: Int64(value))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Small numbers of either sign take few bytes.
    package mutating func integer(_ value: Int) { natural((value << 1) ^ (value >> (Int.bitWidth - 1))) }

    package mutating func text(_ value: String) {
        let utf8 = value.utf8
        natural(utf8.count)
        bytes.append(contentsOf: utf8)
    }

    package mutating func text(_ value: String?) {
        flag(value != nil)
        if let value { text(value) }
    }

    package mutating func texts(_ values: [String]) { array(values) { $0.text($1) } }

    package mutating func raw(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    package mutating func array<Element>(
        _ elements: [Element], _ write: (inout ByteEncoder, Element) -> Void
    ) {
        natural(elements.count)
        for element in elements { write(&self, element) }
    }
}
