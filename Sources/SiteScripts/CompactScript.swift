/// A script without comments, without the white space that nothing depends on, and with one or two letters for each name
/// of its own: little more than half of it is left.
///
/// Serves for the scripts of this program. Strings, templates and regular expressions stay as they are, and so do names
/// of members, which other scripts and the browser know; a line ends where it may mean the end of a statement.
struct CompactScript {
    let bytes: [UInt8]

    init(_ source: [UInt8]) {
        let tokens = Self.joiningDeclarations(ScriptToken.all(in: source))
        let names = ScriptNames(tokens)
        let letters = Self.letters(for: tokens, names)
        var text = ""
        var last: ScriptToken?
        // Whether the token before ends what needs no end.
        var isBlock = false
        for (place, token) in tokens.enumerated() where !Self.isNeedless(at: place, tokens, names) {
            var token = token
            if token.kind == .name, let short = letters[token.text] {
                switch names.role(at: place) {
                case .reference: token = ScriptToken(kind: .name, text: short, beginsLine: token.beginsLine)
                case .shorthand:
                    token = ScriptToken(kind: .name, text: "\(token.text):\(short)", beginsLine: token.beginsLine)
                case .member, .keyword: break
                }
            } else if token.text == "true" || token.text == "false", names.role(at: place) == .keyword {
                token = ScriptToken(kind: .mark, text: token.text == "true" ? "!0" : "!1", beginsLine: token.beginsLine)
            }
            // No number needs the zero before its point.
            if token.kind == .text, token.text.hasPrefix("0.") {
                token = ScriptToken(kind: .text, text: String(token.text.dropFirst()), beginsLine: token.beginsLine)
            }
            if let last { text += isBlock ? "" : Self.between(last, token) }
            text += token.text
            last = token
            isBlock = Self.endsBlock(at: place, tokens, names)
        }
        bytes = Array(text.utf8)
    }

    /// With one `let` for declarations that follow one another, which is shorter than `const` and means the same to a
    /// script that is right.
    private static func joiningDeclarations(_ tokens: [ScriptToken]) -> [ScriptToken] {
        var joined: [ScriptToken] = []
        // Whether what is being said directly in each bracket around this place is a declaration.
        var declares = [false]
        let tokens = tokens.map { token in
            let isConstant = token.kind == .name && token.text == "const"
            return isConstant ? ScriptToken(kind: .name, text: "let", beginsLine: token.beginsLine) : token
        }
        for (place, token) in tokens.enumerated() {
            let opens = token.kind == .mark && ["(", "[", "{"].contains(token.text) || token.text.hasSuffix("${")
            let closes =
                token.kind == .mark && [")", "]", "}"].contains(token.text)
                || token.kind == .text && token.text.hasPrefix("}")
            if closes, declares.count > 1 { declares.removeLast() }
            let next = tokens.indices.contains(place + 1) ? tokens[place + 1].text : ""
            if token.text == ";", token.kind == .mark, next == "let", declares[declares.count - 1] {
                joined.append(ScriptToken(kind: .mark, text: ","))
                continue
            }
            if token.text == "let" {
                let isFirst = joined.last?.text == "," && tokens[place - 1].text == ";"
                declares[declares.count - 1] = true
                if isFirst { continue }
            } else if token.text == ";" {
                declares[declares.count - 1] = false
            }
            joined.append(token)
            if opens { declares.append(false) }
        }
        return joined
    }

    /// A semicolon or a comma that only the end of a block or a list follows, and the brackets of what is made with nothing.
    private static func isNeedless(at place: Int, _ tokens: [ScriptToken], _ names: ScriptNames) -> Bool {
        guard tokens[place].kind == .mark, tokens.indices.contains(place + 1), tokens.indices.contains(place - 1)
        else { return false }
        let next = tokens[place + 1].text
        switch tokens[place].text {
        case ";":
            guard next == "}", tokens[place + 1].kind == .mark else { return false }
            // A loop may have nothing to do.
            guard let open = names.openings[place - 1], tokens[place - 1].text == ")" else { return true }
            return open == 0 || !["for", "while", "if"].contains(tokens[open - 1].text)
        case ",": return ["}", "]", ")"].contains(next) && ![",", "["].contains(tokens[place - 1].text)
        case "(": return isMadeWithNothing(tokens, place)
        case ")": return isMadeWithNothing(tokens, place - 1)
        default: return false
        }
    }

    /// Whether a bracket is that of `new Map()`, of which nothing is asked at once.
    private static func isMadeWithNothing(_ tokens: [ScriptToken], _ place: Int) -> Bool {
        guard place > 1, tokens.indices.contains(place + 2), tokens[place].text == "(", tokens[place + 1].text == ")",
            tokens[place + 1].kind == .mark, tokens[place - 2].text == "new", tokens[place - 2].kind == .name
        else { return false }
        return tokens[place + 2].kind == .mark && !["(", "[", ".", "?."].contains(tokens[place + 2].text)
    }

    /// Whether a brace ends what an `if` or a loop does, or a bracket what it asks, after which anything may begin.
    private static func endsBlock(at place: Int, _ tokens: [ScriptToken], _ names: ScriptNames) -> Bool {
        var last = place
        if tokens[place].text == "}", let open = names.openings[place], open > 0 { last = open - 1 }
        guard tokens[last].text == ")", let condition = names.openings[last], condition > 0 else { return false }
        return ["if", "for", "while"].contains(tokens[condition - 1].text)
    }

    private static func between(_ last: ScriptToken, _ next: ScriptToken) -> String {
        if next.beginsLine {
            let isOpen =
                last.kind == .mark && ![")", "]", "}", "++", "--"].contains(last.text)
                || next.kind == .mark && !["{", "(", "[", "++", "--", "+", "-", "/", "!", "..."].contains(next.text)
                || last.text.hasSuffix("${") || next.kind == .text && next.text.hasPrefix("}")
            return isOpen ? "" : "\n"
        }
        if endsName(last), beginsName(next) { return " " }
        return last.text == next.text && ["+", "-"].contains(last.text) ? " " : ""
    }

    private static func endsName(_ token: ScriptToken) -> Bool {
        token.kind == .name || token.kind == .text && token.text.last.map { $0.isLetter || $0.isNumber } ?? false
    }

    private static func beginsName(_ token: ScriptToken) -> Bool {
        token.kind == .name || token.kind == .text && token.text.first.map { $0.isLetter || $0.isNumber } ?? false
    }

    /// The shortest for what is used most.
    private static func letters(for tokens: [ScriptToken], _ names: ScriptNames) -> [String: String] {
        var counts: [String: Int] = [:]
        var taken: Set<String> = []
        for (place, token) in tokens.enumerated() where token.kind == .name {
            taken.insert(token.text)
            let role = names.role(at: place)
            if names.declared.contains(token.text), role == .reference || role == .shorthand {
                counts[token.text, default: 0] += 1
            }
        }
        let alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        let pairs = alphabet.lazy.flatMap { first in alphabet.lazy.map { first + $0 } }
        let free = [AnySequence(alphabet), AnySequence(pairs)].lazy.joined()
            .filter { !taken.contains($0) && !["as", "do", "if", "in", "is", "of"].contains($0) }
        let ordered = counts.filter { $0.key.count > 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return Dictionary(uniqueKeysWithValues: zip(ordered.map(\.key), free))
    }
}
