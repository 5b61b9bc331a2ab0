/// `File.swift:31`, or `File.swift:31:9` as compilers print it.
struct TypedPlace: Hashable {
    let file: String
    /// At least 1.
    let line: Int

    /// Nil where the text is no place: it does not end in a colon and a number.
    init?(_ text: String) {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false)
        var numbers: [Int] = []
        while parts.count > 1, numbers.count < 2, let last = parts.last, let number = Int(last), number > 0 {
            numbers.append(number)
            parts.removeLast()
        }
        guard let line = numbers.last else { return nil }
        file = parts.joined(separator: ":")
        self.line = line
        if file.isEmpty { return nil }
    }
}
