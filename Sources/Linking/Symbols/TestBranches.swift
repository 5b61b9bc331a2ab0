import Facts

/// Tells what holds of the conditions that ask whether tests run the app: `NSClassFromString("XCTestCase") != nil`,
/// `environment["XCTestConfigurationFilePath"] != nil`, and flags that do (`isRunningTests`). To users it is none of that.
struct TestBranches {
    /// Whether a condition holds for users, by file and text; nothing for all other conditions.
    private(set) var outcomes: [Key: Bool] = [:]

    struct Key: Hashable {
        var file: Int32
        var text: NameID
    }

    /// What XCTest brings with it, and nothing else: a class, and what tells the process about it.
    private static let signs = [
        "XCTestCase", "XCTest", "XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier",
        "XCInjectBundleInto",
    ]

    init() {}

    /// - Parameter program: with all names and declarations.
    init(_ program: Program) {
        let signs = Self.signs.map { program.identifier($0) }
        let asking = program.files.indices.filter { file in
            signs.contains { program.identifiers.files.name(of: $0, in: Int32(file)) != nil }
        }
        guard !asking.isEmpty else { return }
        var flags: Set<Identifier> = []
        for file in asking { flags.formUnion(Self.flags(in: program.files[file], Int32(file), program)) }
        let flagTexts = Set(flags.map { program.text($0) })
        let askingFiles = Set(asking)
        for (index, file) in program.files.enumerated() {
            guard
                askingFiles.contains(index)
                    || flags.contains(where: { program.identifiers.files.name(of: $0, in: Int32(index)) != nil })
            else { continue }
            for condition in file.conditions {
                guard let holds = Self.outcome(of: file.text(condition.text), flags: flagTexts) else { continue }
                outcomes[Key(file: Int32(index), text: condition.text)] = holds
            }
        }
    }

    /// The flags and functions of a file that say whether tests run: they look for what XCTest brings, and say so in their name.
    private static func flags(in file: SwiftFacts, _ index: Int32, _ program: Program) -> Set<Identifier> {
        var found: Set<Identifier> = []
        func add(_ name: NameID, _ expression: ExpressionID) {
            guard file.text(name).lowercased().holds("test"), asks(expression, file, depth: 0) else { return }
            found.insert(program.identifier(name, index))
        }
        for property in file.globals + file.declarations.flatMap(\.properties) {
            if let value = property.value { add(property.name, value) }
            guard let getter = property.getter else { continue }
            for position in file.functions[getter].actions {
                let action = file.actions[Int(position)]
                if action.kind == .result { add(property.name, action.expression) }
            }
        }
        for function in file.functions where function.kind == .method {
            for position in function.actions {
                let action = file.actions[Int(position)]
                if action.kind == .result { add(function.name, action.expression) }
            }
        }
        return found
    }

    /// Whether an expression looks for what XCTest brings.
    private static func asks(_ expression: ExpressionID, _ file: SwiftFacts, depth: Int) -> Bool {
        guard depth < 6 else { return false }
        func any(_ range: ArgumentRange) -> Bool {
            file.arguments(range).contains { asks($0.value, file, depth: depth + 1) }
        }
        switch file.expressions[expression] {
        case .string(let text): return signs.contains(file.text(text))
        case .call(let callee, let arguments):
            guard case .name(let name) = file.expressions[callee] else { return asks(callee, file, depth: depth + 1) }
            return file.text(name) == lookup && any(arguments)
        case .element(let base, let keys):
            switch file.expressions[base] {
            case .name(let name), .member(_, let name): return file.text(name) == environment && any(keys)
            default: return false
            }
        case .member(let base?, _): return asks(base, file, depth: depth + 1)
        case .other(let operands): return any(operands)
        default: return false
        }
    }

    private static let lookup = "NSClassFromString"
    private static let environment = "environment"

    /// Whether a condition holds where no test runs; nil for one that asks for something else, too.
    private static func outcome(of text: String, flags: Set<String>) -> Bool? {
        guard text.holds("XCT") || text.holds("XCInject") || flags.contains(where: { text.holds($0) }) else {
            return nil
        }
        let isEither = text.holds(" || ")
        if isEither, text.holds(" && ") || text.holds(", ") { return nil }
        let parts = terms(of: text, by: isEither ? "||" : "&&").map { outcome(ofTerm: $0, flags: flags) }
        if parts.contains(isEither) { return isEither }
        return parts.allSatisfy { $0 == !isEither } ? !isEither : nil
    }

    private static func terms(of text: String, by joint: String) -> [Substring] {
        text.split(separator: joint == "||" ? " || " : " && ").flatMap { $0.split(separator: ", ") }
    }

    private static func outcome(ofTerm term: Substring, flags: Set<String>) -> Bool? {
        if term.first == "!" { return outcome(ofTerm: term.dropFirst(), flags: flags).map { !$0 } }
        let isLookedFor = signs.contains { sign in
            term.contains("\(lookup)(\"\(sign)\")") || term.contains("\(environment)[\"\(sign)\"]")
        }
        if isLookedFor {
            if term.hasSuffix(" == nil") { return true }
            return term.hasSuffix(" != nil") || term.hasPrefix("let ") ? false : nil
        }
        let name = (term.hasSuffix("()") ? term.dropLast(2) : term).split(separator: ".").last ?? term
        let isName = term.allSatisfy { $0.isLetter || $0.isNumber || "._()".contains($0) }
        return isName && flags.contains(String(name)) ? false : nil
    }
}
