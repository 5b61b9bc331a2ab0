import Diagnostics
import Facts
import Testing
import Threads

@testable import SourceScan

/// The facts of a source that is written in the test, with its expressions as text.
///
/// A local is written `%name`, a closure `{…}` and alternatives `<a | b>`; `self` and `super` are themselves.
struct ReadSource {
    let facts: SwiftFacts
    let diagnostics: [Diagnostic]

    /// Reads on a thread with the stack that a scan has.
    init(_ source: String) throws {
        (facts, diagnostics) = Meanwhile { SwiftFactReader.read(bytes: Array(source.utf8), path: "A.swift") }.made
    }

    func function(_ name: String) throws -> FunctionFacts {
        try #require(facts.functions.first { facts.text($0.name) == name }, "there is no function \(name)")
    }

    func declaration(_ name: String) throws -> TypeDeclaration {
        try #require(facts.declarations.first { facts.text($0.name) == name }, "there is no type \(name)")
    }

    /// What a body does: its calls, assignments (`a = b`) and results (`return a`), each with the conditions around it.
    func actions(of name: String) throws -> [String] {
        let function = try function(name)
        return facts.actions[Int(function.actions.lowerBound)..<Int(function.actions.upperBound)].map { action in
            let text = text(action.expression)
            let conditions = conditions(action.condition)
            let around = conditions.isEmpty ? "" : " if " + conditions.joined(separator: " && ")
            return (action.kind == .result ? "return \(text)" : text) + around
        }
    }

    /// From the outermost to the given one.
    func conditions(_ id: ConditionID?) -> [String] {
        var found: [String] = []
        var current = id
        while let id = current {
            found.append(facts.text(facts.conditions[id].text))
            current = facts.conditions[id].parent
        }
        return found.reversed()
    }

    /// What a local stands for: `parameter 0`, `payload 1 of login in %option`, or the text of its value.
    func sources(ofLocal name: String) -> [String] {
        facts.locals.filter { facts.text($0.name) == name }.map { local in
            switch local.source {
            case .parameter(let index): "parameter \(index)"
            case .value(let value): text(value)
            case .part(let value, let index): "part \(index) of \(text(value))"
            case .payload(let value, let enumCase, let index):
                "payload \(index) of \(facts.text(enumCase)) in \(text(value))"
            case .element(let value): "element of \(text(value))"
            case .none: "nothing"
            }
        }
    }

    func text(_ id: ExpressionID) -> String {
        switch facts.expressions[id] {
        case .name(let name): facts.text(name)
        case .local(let local): "%" + facts.text(facts.locals[local].name)
        case .function(let function): "#" + facts.text(facts.functions[function].name)
        case .selfReference: "self"
        case .superReference: "super"
        case .member(let base, let name): (base.map { text($0) } ?? "") + "." + facts.text(name)
        case .call(let callee, let arguments): text(callee) + "(" + text(arguments) + ")"
        case .element(let base, let arguments): text(base) + "[" + text(arguments) + "]"
        case .closure: "{…}"
        case .cast(let value, let type, let cast): "(\(text(value)) \(cast == .test ? "is" : "as") \(self.type(type)))"
        case .tuple(let elements): "(" + text(elements) + ")"
        case .array(let elements): "[" + text(elements) + "]"
        case .alternatives(let choices):
            "<" + facts.arguments(choices).map { text($0.value) }.joined(separator: " | ") + ">"
        case .string(let text): "\"" + facts.text(text) + "\""
        case .type(let type): self.type(type)
        case .assignment(let target, let value): text(target) + " = " + text(value)
        case .sum(let operands): "sum(" + text(operands) + ")"
        case .number(let number): "\(number)"
        case .other(let operands): "other(" + text(operands) + ")"
        }
    }

    func text(_ range: ArgumentRange) -> String {
        facts.arguments(range).map { argument in
            (argument.label.map { facts.text($0) + ": " } ?? "") + text(argument.value)
        }.joined(separator: ", ")
    }

    func type(_ id: TypeID) -> String {
        let list = { (types: [TypeID]) in
            types.isEmpty ? "" : "<" + types.map { type($0) }.joined(separator: ", ") + ">"
        }
        return switch facts.types[id] {
        case .named(let name, let arguments): facts.text(name) + list(arguments)
        case .member(let base, let name, let arguments): type(base) + "." + facts.text(name) + list(arguments)
        case .optional(let wrapped): type(wrapped) + "?"
        case .array(let element): "[" + type(element) + "]"
        case .variadic(let element): type(element) + "..."
        case .dictionary(let key, let value): "[" + type(key) + ": " + type(value) + "]"
        case .function(let parameters, let result):
            "(" + parameters.map { type($0) }.joined(separator: ", ") + ") -> " + type(result)
        case .tuple(let elements): "(" + elements.map { type($0.type) }.joined(separator: ", ") + ")"
        case .composition(let parts): parts.map { type($0) }.joined(separator: " & ")
        case .metatype(let base): type(base) + ".Type"
        case .other(let text): facts.text(text)
        }
    }
}
