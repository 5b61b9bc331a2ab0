import Facts
import NavigationGraph

/// Writes expressions, functions and values of the program for people.
struct SourceText {
    let app: LinkedApp

    private var program: Program { app.program }
    private var evaluator: Evaluator { app.evaluator }

    // MARK: - Expressions

    /// An expression as it reads, calls with their labels only: `HomeWireframe(user:)`.
    func text(_ expression: ExpressionID, _ file: SwiftFacts, depth: Int = 0) -> String {
        guard depth < 8 else { return "…" }
        switch file.expressions[expression] {
        case .name(let name): return file.text(name)
        case .local(let local): return file.text(file.locals[Int(local.index)].name)
        case .function(let function): return file.text(file.functions[function].name)
        case .selfReference: return "self"
        case .superReference: return "super"
        case .member(let base, let name):
            return (base.map { text($0, file, depth: depth + 1) } ?? "") + "." + file.text(name)
        case .call(let callee, let arguments):
            let labels = file.arguments(arguments).map { ($0.label.map { file.text($0) } ?? "_") + ":" }.joined()
            return text(callee, file, depth: depth + 1) + "(" + labels + ")"
        case .element(let base, _): return text(base, file, depth: depth + 1) + "[…]"
        case .closure: return "{ … }"
        case .cast(let value, let type, _):
            return text(value, file, depth: depth + 1) + " as "
                + program.describe(type, file: index(of: file))
        case .tuple(let elements):
            return "(" + file.arguments(elements).map { text($0.value, file, depth: depth + 1) }.joined(separator: ", ")
                + ")"
        case .array(let elements):
            return "[" + file.arguments(elements).map { text($0.value, file, depth: depth + 1) }.joined(separator: ", ")
                + "]"
        case .alternatives(let values):
            return file.arguments(values).map { text($0.value, file, depth: depth + 1) }.joined(separator: " or ")
        case .string(let text): return "\"\(file.text(text))\""
        case .type(let type): return program.describe(type, file: index(of: file))
        case .assignment(let target, let value):
            return text(target, file, depth: depth + 1) + " = " + text(value, file, depth: depth + 1)
        case .sum(let operands):
            return file.arguments(operands).map { text($0.value, file, depth: depth + 1) }.joined(separator: " + ")
        case .number(let number): return "\(number)"
        case .other: return "…"
        }
    }

    func text(_ reference: ExpressionRef) -> String {
        text(reference.id, program.files[Int(reference.file)])
    }

    private func index(of file: SwiftFacts) -> Int32 {
        Int32(truncatingIfNeeded: program.files.firstIndex { $0.path == file.path } ?? 0)
    }

    // MARK: - Functions

    /// `LoginWireframe.navigate(to:)`; a closure is named after the function around it.
    func name(_ function: FunctionRef) -> String {
        let outer = program.outermost(function)
        let owner = program.owner(of: outer).map { program.types[$0].qualifiedName + "." } ?? ""
        let name = program.fullName(outer)
        let whole: String
        switch program.facts(outer).kind {
        case .initialValue: whole = "the initial value of `\(owner)\(name)`"
        default: whole = "`\(owner)\(name)`"
        }
        return outer == function ? whole : "a closure in \(whole)"
    }

    /// Who makes what a function makes: that function, or the library that it stands for, which has no function of that name.
    func maker(_ function: FunctionRef) -> String {
        SwiftFacts.library(ofStandIn: place(function).file).map { "the library \($0)" } ?? name(function)
    }

    func place(_ function: FunctionRef) -> (file: String, line: Int) {
        (program.files[Int(function.file)].path, Int(program.facts(function).place.line))
    }

    func place(_ expression: ExpressionRef) -> (file: String, line: Int) {
        (program.files[Int(expression.file)].path, program.line(expression))
    }

    /// - Parameter place: none is told of what stands for a library.
    func statement(
        _ text: String, at place: (file: String, line: Int)?, _ details: [Explanation.Statement] = []
    ) -> Explanation.Statement {
        let place = place.flatMap { SwiftFacts.isStandIn($0.file) ? nil : $0 }
        return Explanation.Statement(text, file: place?.file, line: place?.line, details: details)
    }

    // MARK: - Values

    /// A type's name in backticks, behind its article.
    func named(_ type: TypeValue) -> String {
        let name = name(type)
        return "\(name.first.map("AEIOaeio".contains) ?? false ? "an" : "a") `\(name)`"
    }

    func name(_ type: TypeValue) -> String {
        switch type {
        case .nominal(let symbol, _): program.types[symbol].qualifiedName
        case .generic(let name): name
        case .composition(let parts): parts.map { name($0) }.joined(separator: " & ")
        case .array(let element): "[\(name(element))]"
        case .metatype(let inner): "\(name(inner)).Type"
        case .function: "a function"
        case .tuple(_, let parts): "(\(parts.map { name($0) }.joined(separator: ", ")))"
        case .unknown: "an unknown type"
        }
    }

    /// What a value is declared as, behind a comma.
    private func phrase(of type: TypeValue) -> String {
        type == .unknown ? "whose type is not known" : "of type `\(name(type))`"
    }

    /// What is known of a value, as a part of a sentence, and where that is seen.
    func describe(_ value: ValueID) -> (text: String, place: (file: String, line: Int)?) {
        switch evaluator.store[value] {
        case .unknown: return ("something that could not be followed", nil)
        case .nothing: return ("nil", nil)
        case .object(let creation):
            let maker = maker(evaluator.store.function(of: creation.frame))
            return ("the \(name(creation.type)) that \(maker) makes", place(creation.site))
        case .instance(let type): return ("some object of the declared type `\(name(type))`", nil)
        case .open(.parameter(let function, let index), let type):
            let fact = program.facts(function)
            let parameter =
                index < fact.parameters.count
                ? program.files[Int(function.file)].text(fact.parameters[index].name) : "\(index + 1)"
            return (
                "whatever is handed to \(name(function)) as `\(parameter)`, \(phrase(of: type))", place(function)
            )
        case .open(.selfMember(let symbol, let member), let type):
            return (
                "the member `\(program.text(member))` of `\(program.types[symbol].qualifiedName)`, \(phrase(of: type)), which no "
                    + "code sets to anything that could be followed", nil
            )
        case .open(.onScreen, _): return ("what is on screen already", nil)
        case .this(let symbol): return ("the `\(program.types[symbol].qualifiedName)` itself", nil)
        case .closure(let function, _): return ("a closure", place(function))
        case .functions(let functions, _): return ("the function \(functions.first.map(name) ?? "")", nil)
        case .metatype(let type): return ("the type `\(name(type))`", nil)
        case .enumCase(_, let name, _): return ("the case `.\(program.text(name))`", nil)
        case .string(let text, _): return ("the text “\(text)”", nil)
        case .storyboard(let name, _): return ("the storyboard “\(name)”", nil)
        case .tuple: return ("a tuple", nil)
        case .array(let elements): return ("a list of \(elements.count)", nil)
        case .alternatives(let choices) where choices.count == 1: return describe(choices[0].value)
        case .alternatives(let choices): return ("one of \(choices.count) values", nil)
        }
    }

    func condition(_ reference: ConditionRef) -> Explanation.Statement {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        let words = ConditionWords(MatchedValues(program: program).text(of: reference)).marked
        return statement("only if \(words)", at: (file.path, Int(condition.line)))
    }
}
