/// A name, a number, a string, or a sign.
struct ConditionToken: Hashable {
    var text: String
    var isWord: Bool

    /// How much deeper in brackets the next one stands.
    var depth: Int {
        switch text {
        case "(", "[", "{": 1
        case ")", "]", "}": -1
        default: 0
        }
    }

    static func tokens(of text: String) -> [ConditionToken] {
        let characters = Array(text)
        var tokens: [ConditionToken] = []
        var index = 0
        while index < characters.count {
            let start = index
            let character = characters[index]
            index += 1
            if character.isWhitespace { continue }
            if character == "\"" {
                while index < characters.count, characters[index] != "\"" || characters[index - 1] == "\\" {
                    index += 1
                }
                index = min(index + 1, characters.count)
                tokens.append(.init(text: String(characters[start..<index]), isWord: false))
            } else if isPart(character) {
                while index < characters.count, isPart(characters[index]) { index += 1 }
                tokens.append(.init(text: String(characters[start..<index]), isWord: true))
            } else {
                let signs = ["===", "!==", "&&", "||", "==", "!=", "<=", ">=", "??"]
                let sign = signs.first { characters[start...].starts(with: $0) } ?? String(character)
                index = start + sign.count
                tokens.append(.init(text: sign, isWord: false))
            }
        }
        return tokens
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_$#@`".contains(character)
    }
}
