import Dialects
import Facts

/// Tells what looks like one of SwiftUI's primitives, by names and labels.
enum SwiftUINames {
    /// The primitive that a call in a file is by its name and labels; an app's own view of that name is none.
    static func primitive(
        _ name: String, _ values: [Argument], _ file: SwiftFacts, of program: Program
    ) -> SwiftUIPrimitive? {
        guard let primitive = SwiftUIPrimitive.byName[name],
            primitive.isModifier || !program.declaresView(named: name, near: file.path)
        else { return nil }
        if !primitive.states.isEmpty {
            guard values.contains(where: { file.label($0).map { primitive.states.contains($0) } ?? false }) else {
                return nil
            }
        }
        switch primitive.subject {
        case .external: return values.contains { file.label($0) == "destination" } ? primitive : nil
        case .link, .elements, .content, .system: return values.isEmpty ? nil : primitive
        }
    }

    /// The closure that builds what is shown: the one labelled so, else the first that trails.
    static func builder(_ values: [Argument], _ file: SwiftFacts) -> ExpressionID? {
        if let labelled = values.first(where: { file.label($0) == "content" || file.label($0) == "destination" }) {
            return labelled.value
        }
        return values.first { $0.isTrailingClosure && $0.label == nil }?.value
    }

    /// What a call of a primitive's name is, and the closure that builds what it shows; nil where it is none of SwiftUI's.
    static func shown(
        by reference: ActionRef, named name: String, in program: Program
    ) -> (primitive: SwiftUIPrimitive, call: ExpressionRef, content: ExpressionID)? {
        let action = program.action(reference)
        let file = program.files[Int(reference.file)]
        guard case .call(_, let range) = file.expressions[action.expression] else { return nil }
        let values = Array(file.arguments(range))
        guard let primitive = primitive(name, values, file, of: program), let content = builder(values, file) else {
            return nil
        }
        return (primitive, ExpressionRef(Int(reference.file), action.expression), content)
    }

    /// `sheet(isPresented:)`: the name with the labels that are given, without those of closures that trail.
    static func fullName(_ primitive: SwiftUIPrimitive, _ values: [Argument], _ file: SwiftFacts) -> String {
        let labels = values.filter { !$0.isTrailingClosure }.map { (file.label($0) ?? "_") + ":" }.joined()
        return primitive.name + (labels.isEmpty ? "" : "(\(labels))")
    }
}

extension SwiftFacts {
    func label(_ argument: Argument) -> String? { argument.label.map { text($0) } }
}
