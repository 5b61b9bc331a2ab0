extension [UInt8] {
    /// Whether a text is at a place; beyond the end there is none.
    func holds(_ text: StaticString, at start: Int) -> Bool {
        guard start + text.utf8CodeUnitCount <= count else { return false }
        return text.withUTF8Buffer { text in
            var index = 0
            while index < text.count, self[start + index] == text[index] { index += 1 }
            return index == text.count
        }
    }
}
