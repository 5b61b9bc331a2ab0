/// Ids of SVG elements, made from names so that they stay the same when other nodes come and go.
enum ElementID {
    /// ASCII letters and digits stay; every other byte becomes `_` and two hexadecimal digits, so that distinct names
    /// have distinct ids and a hyphen is free to join two of them.
    static func slug(_ name: String) -> String {
        var name = name
        return name.withUTF8 { name in
            String(unsafeUninitializedCapacity: 3 * name.count) { slug in
                var count = 0
                for byte in name {
                    switch byte {
                    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
                        slug[count] = byte
                        count += 1
                    default:
                        slug[count] = UInt8(ascii: "_")
                        slug[count + 1] = digit(byte >> 4)
                        slug[count + 2] = digit(byte & 15)
                        count += 3
                    }
                }
                return count
            }
        }
    }

    /// The hexadecimal digit of a number below 16.
    private static func digit(_ number: UInt8) -> UInt8 {
        number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "a") + number - 10
    }

    static func node(_ name: String) -> String { "node-" + slug(name) }
    static func edge(_ tail: String, _ head: String) -> String { "edge-" + slug(tail) + "-" + slug(head) }
}
