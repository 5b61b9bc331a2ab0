/// Ids of SVG elements, made from names so that they stay the same when other nodes come and go.
enum ElementID {
    /// ASCII letters and digits stay; every other byte becomes `_` and two hexadecimal digits, so that distinct names
    /// have distinct ids and a hyphen is free to join two of them.
    static func slug(_ name: String) -> String {
        var slug = ""
        for byte in name.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: slug.unicodeScalars.append(Unicode.Scalar(byte))
            default: slug += "_" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
            }
        }
        return slug
    }

    static func node(_ name: String) -> String { "node-" + slug(name) }
    static func edge(_ tail: String, _ head: String) -> String { "edge-" + slug(tail) + "-" + slug(head) }
}
