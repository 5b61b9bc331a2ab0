import Facts

/// Reads which words an expression stands for: a text, the key of one, the name that is generated for a key, or a constant
/// of these.
struct WordReader {
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// On one line; nil where they are not known, and where there are none.
    func title(_ expression: ExpressionID, in place: FunctionRef) -> String? {
        words(expression, in: place).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// On one line; empty where an expression says that there are none, nil where they are not known.
    func words(_ expression: ExpressionID, in place: FunctionRef, depth: Int = 0) -> String? {
        guard depth < 6 else { return nil }
        let file = program.files[Int(place.file)]
        let text = ExpressionText(file: file)
        switch file.expressions[expression] {
        case .string(let name): return written(file.text(name), in: file)
        case .local(let local):
            let fact = file.locals[Int(local.index)]
            guard !fact.isVariable, case .value(let value) = fact.source else { return nil }
            return words(value, in: FunctionRef(Int(place.file), fact.function), depth: depth + 1)
        case .cast(let value, _, _): return words(value, in: place, depth: depth + 1)
        case .call(let callee, let range):
            // `"next".localized()`
            if case .member(let key?, _) = file.expressions[callee], case .string(let name) = file.expressions[key] {
                return written(file.text(name), in: file)
            }
            let names = text.chain(callee).map(\.name)
            for argument in file.arguments(range) {
                guard case .string(let name) = file.expressions[argument.value] else { continue }
                if let found = program.words.words(forKey: file.text(name), in: file.path) { return shown(found) }
            }
            if let found = program.words.words(named: names, in: file.path) { return shown(found) }
            guard let first = file.arguments(range).first else { return nil }
            // Words that are made for a language when they are asked for: `LocalizableResource { locale in … }`.
            if range.count == 1, case .closure(let closure) = file.expressions[first.value] {
                return result(of: FunctionRef(Int(place.file), closure), depth: depth)
            }
            // Words that others are put into: `String(format: NSLocalizedString("rows", comment: ""), count)`.
            if names == ["String"] || names == ["Text"] { return words(first.value, in: place, depth: depth + 1) }
            guard Self.translating.contains(names.last ?? ""), case .string(let name) = file.expressions[first.value]
            else { return nil }
            return readable(file.text(name))
        case .member(let base?, let name):
            if case .string(let key) = file.expressions[base] { return written(file.text(key), in: file) }
            let names = text.chain(expression).map(\.name)
            if let found = program.words.words(named: names, in: file.path) { return shown(found) }
            return constant(program.identifier(name, place.file), of: types(naming: base, in: place), depth: depth)
        case .member(nil, let name):
            // `.next`, where an extension of texts declares it.
            return constant(
                program.identifier(name, place.file), of: program.knownExternal("String").map { [$0] } ?? [],
                depth: depth)
        case .name(let name):
            if file.text(name) == "nil" { return "" }
            let owner = program.owner(of: place).map { [$0] } ?? []
            return constant(program.identifier(name, place.file), of: owner, depth: depth)
        default: return nil
        }
    }

    /// What code calls to translate a key.
    private static let translating: Set<String> = [
        "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "String", "Text",
    ]

    private func written(_ text: String, in file: SwiftFacts) -> String? {
        if let found = program.words.words(forKey: text, in: file.path) { return shown(found) }
        return text.allSatisfy(\.isWhitespace) ? "" : readable(text)
    }

    /// A text that is words, and no key whose words are elsewhere.
    private func readable(_ text: String) -> String? {
        let isKey = !text.contains(" ") && (text.contains("_") || text.contains(".") || text.first?.isLowercase == true)
        return isKey ? nil : ShownWords.line(text)
    }

    private func shown(_ words: String) -> String? { ShownWords.line(words) }

    /// The types whose static members a base means: `Constants` of `Constants.title`.
    private func types(naming base: ExpressionID, in place: FunctionRef) -> [Int] {
        let file = program.files[Int(place.file)]
        if case .selfReference = file.expressions[base] { return program.owner(of: place).map { [$0] } ?? [] }
        if let inner = typeInTexts(base, file) { return [inner] }
        let type = evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(place)))
        if case .metatype(let inner) = type { return evaluator.symbols(of: inner) }
        return []
    }

    /// The type that `.shop.alert` means where a text is asked for: one that an extension of texts declares.
    private func typeInTexts(_ expression: ExpressionID, _ file: SwiftFacts) -> Int? {
        guard case .member(let base, let name) = file.expressions[expression] else { return nil }
        let outer = base.map { typeInTexts($0, file) } ?? program.knownExternal("String")
        return outer.flatMap { program.types[$0].nested[program.identifier(file.text(name))] }
    }

    private func constant(_ name: Identifier, of types: [Int], depth: Int) -> String? {
        guard types.count == 1, let type = types.first else { return nil }
        let members = program.members(name, of: type)
        guard let property = members.property ?? members.staticProperty else { return nil }
        let fact = program.facts(property)
        if let value = fact.value, let function = fact.initialValue, fact.isConstant {
            return words(value, in: FunctionRef(Int(property.file), function), depth: depth + 1)
        }
        return fact.getter.flatMap { result(of: FunctionRef(Int(property.file), $0), depth: depth) }
    }

    /// What a function gives back, where that is one thing.
    private func result(of function: FunctionRef, depth: Int) -> String? {
        let file = program.files[Int(function.file)]
        let results = program.facts(function).actions.map { file.actions[Int($0)] }.filter { $0.kind == .result }
        return results.count == 1 ? words(results[0].expression, in: function, depth: depth + 1) : nil
    }
}
