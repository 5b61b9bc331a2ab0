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
}
