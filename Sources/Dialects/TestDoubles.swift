/// How the names of types tell that they stand in for others in tests, previews and demos.
package enum TestDoubles {
    private static let words = ["Mock", "Stub", "Fake", "Spy", "Dummy"]

    /// Whether a type's name begins or ends in one of the words: `MockShelfService`, `ShelfServiceMock`.
    package static func isNamed(_ name: String) -> Bool {
        words.contains { word in
            if name.hasPrefix(word), let next = name.dropFirst(word.count).first, next.isUppercase || next == "_" {
                return true
            }
            return name.hasSuffix(word) && name.dropLast(word.count).last?.isUppercase == false
        }
    }
}
