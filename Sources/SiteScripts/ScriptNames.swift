/// Which names of a script are its own, and what each name in it stands for.
///
/// Serves for the scripts of this program. A name is the same wherever it stands in a file, whatever it is declared in,
/// so no scopes need to be known: renamed everywhere alike, the script means what it meant. What is not seen to be
/// declared keeps its name.
struct ScriptNames {
    /// What a name in a certain place is.
    enum Role {
        /// A variable, a function, a class, or a parameter.
        case reference
        /// The same and the name of a member: `{name}`.
        case shorthand
        /// Of an object: after a point, before a colon, or in the body of a class.
        case member
        case keyword
    }

    /// What an opening bracket opens.
    private enum Bracket {
        case block, object, classBody, round, square, template
    }

    /// What browsers have; a local of such a name keeps it.
    static let globals: Set<String> = [
        "CSS", "Infinity", "Intl", "Map", "Math", "Number", "Object", "ResizeObserver", "Set", "String", "Array",
        "Boolean", "URL", "URLSearchParams", "addEventListener", "cancelAnimationFrame", "clearTimeout",
        "decodeURIComponent", "document", "encodeURIComponent", "history", "innerHeight", "innerWidth", "location",
        "matchMedia", "requestAnimationFrame", "setTimeout", "window", "wiremap",
    ]
    private static let keywords: Set<String> = [
        "async", "await", "break", "case", "catch", "class", "const", "constructor", "continue", "default", "delete",
        "do", "else", "extends", "false", "finally", "for", "function", "if", "in", "instanceof", "let", "new",
        "null", "of", "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof",
        "undefined", "var", "void", "while", "yield", "arguments", "eval",
    ]

    private let tokens: [ScriptToken]
    /// By place; the bracket that a token is directly in.
    private var inside: [Bracket?] = []
    /// By place of a closing bracket: that of the opening one.
    private(set) var openings: [Int: Int] = [:]
    private(set) var declared: Set<String> = []

    init(_ tokens: [ScriptToken]) {
        self.tokens = tokens
        findBrackets()
        for place in tokens.indices { declare(at: place) }
        declared.subtract(Self.keywords)
        declared.subtract(Self.globals)
        for place in tokens.indices where tokens[place].kind == .name && inside[place] == .classBody {
            if !["(", "="].contains(text(place + 1)) { declared.remove(tokens[place].text) }
        }
    }

    func role(at place: Int) -> Role {
        let name = tokens[place].text
        if [".", "?."].contains(text(place - 1)) || inside[place] == .classBody { return .member }
        if inside[place] == .object, ["{", ","].contains(text(place - 1)) {
            if [":", "("].contains(text(place + 1)) { return .member }
            if [",", "}", "="].contains(text(place + 1)) { return .shorthand }
        }
        return Self.keywords.contains(name) ? .keyword : .reference
    }

    private func text(_ place: Int) -> String { tokens.indices.contains(place) ? tokens[place].text : "" }

    private mutating func findBrackets() {
        var open: [(place: Int, bracket: Bracket)] = []
        for (place, token) in tokens.enumerated() {
            if let first = token.text.first, token.kind == .mark && ")]}".contains(first) || isTemplateEnd(token),
                let opening = open.popLast()
            {
                openings[place] = opening.place
            }
            inside.append(open.last?.bracket)
            switch token.text {
            case "(" where token.kind == .mark: open.append((place, .round))
            case "[" where token.kind == .mark: open.append((place, .square))
            case "{" where token.kind == .mark: open.append((place, brace(at: place)))
            default: if token.kind == .text, token.text.hasSuffix("${") { open.append((place, .template)) }
            }
        }
    }

    private func isTemplateEnd(_ token: ScriptToken) -> Bool { token.kind == .text && token.text.hasPrefix("}") }

    private func brace(at place: Int) -> Bracket {
        if text(place - 2) == "class" { return .classBody }
        let before = text(place - 1)
        let isObject =
            ["=", "(", ",", "[", ":", "?", "??", "||", "&&", "return", "const", "let", "...", "??="].contains(before)
            || before.hasSuffix("${")
        return isObject ? .object : .block
    }

    private mutating func declare(at place: Int) {
        switch tokens[place].text {
        case "const", "let":
            var next = place
            repeat {
                declarePattern(from: next + 1, to: next + 2)
                next = endOfValue(from: next + 1)
            } while text(next) == ","
        case "class", "function": declarePattern(from: place + 1, to: place + 2)
        case "=>" where text(place - 1) == ")": declareParameters(closedAt: place - 1)
        case "=>": declarePattern(from: place - 1, to: place)
        case "{" where text(place - 1) == ")":
            guard let open = openings[place - 1], tokens.indices.contains(open - 1), tokens[open - 1].kind == .name,
                !["if", "for", "while", "switch"].contains(text(open - 1))
            else { return }
            declareParameters(closedAt: place - 1)
        default: return
        }
    }

    private mutating func declareParameters(closedAt place: Int) {
        if let open = openings[place] { declarePattern(from: open + 1, to: place) }
    }

    /// The names that a pattern binds: `a`, `{a, b: c, d = e}`, `[a, ...b]`, or a list of such.
    ///
    /// - Parameter end: past the first token; the brackets that open before it are read to their ends.
    private mutating func declarePattern(from start: Int, to end: Int) {
        var place = start
        var depth = 0
        while tokens.indices.contains(place), place < end || depth > 0 {
            let token = tokens[place]
            switch token.text {
            case "{", "[": depth += 1
            case "}", "]": depth -= 1
            case "=": place = endOfValue(from: place + 1) - 1
            default:
                let isBound = ["{", ",", "[", "(", ":", "...", "const", "let", "class", "function"].contains(
                    text(place - 1))
                let isKey = text(place + 1) == ":"
                if token.kind == .name, isBound && !isKey || start + 1 == end { declared.insert(token.text) }
            }
            place += 1
        }
    }

    /// The comma, the semicolon, the bracket, or the `of` that ends a value or what is declared.
    private func endOfValue(from start: Int) -> Int {
        var place = start
        var depth = 0
        while tokens.indices.contains(place) {
            let token = tokens[place]
            if token.kind == .mark {
                if depth == 0, [",", ";", ")", "]", "}"].contains(token.text) { return place }
                if ["(", "[", "{"].contains(token.text) { depth += 1 }
                if [")", "]", "}"].contains(token.text) { depth -= 1 }
            }
            if depth == 0, token.text == "of" { return place }
            place += 1
        }
        return place
    }
}
