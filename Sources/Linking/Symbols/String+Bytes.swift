/// What linking asks of names and paths all the time, by their bytes: to look at characters takes many times as long.
extension String {
    /// Whether a text occurs somewhere in this one, byte for byte.
    func holds(_ part: String) -> Bool {
        let wanted = part.utf8
        guard let first = wanted.first else { return true }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: wanted) { return true }
            rest = rest[rest.index(after: start)...]
        }
        return false
    }

    /// Whether the first letter is a capital, as of types.
    var beginsWithCapital: Bool {
        guard let first = utf8.first else { return false }
        return first < 0x80 ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first : self.first?.isUppercase ?? false
    }

    /// What is in front of the last slash of a path.
    var folder: Substring {
        let slash = UInt8(ascii: "/")
        guard let length = utf8.withContiguousStorageIfAvailable({ $0.lastIndex(of: slash) ?? 0 }) else {
            return utf8.lastIndex(of: slash).map { self[..<$0] } ?? ""
        }
        return Substring(utf8.prefix(length))
    }

    /// The folders of a path, the outermost first.
    var folders: [Substring] { utf8.split(separator: UInt8(ascii: "/")).dropLast().map { Substring($0) } }
}
