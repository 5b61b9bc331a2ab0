import Dialects
import Facts

/// Tells what looks like a navigation call, by names and labels alone.
enum PrimitiveNames {
    /// The primitive that an action looks like; nil for others, and for those that count only where a screen is shown.
    static func name(of action: Action, in file: SwiftFacts, of program: Program) -> String? {
        let known = program.primitives
        switch (action.kind, file.expressions[action.expression]) {
        case (.call, .call(let callee, let arguments)):
            if let name = name(of: callee, file), SwiftUIPrimitive.byName[name] != nil,
                file.imports.contains(where: { file.text($0).hasPrefix("SwiftUI") })
            {
                let values = Array(file.arguments(arguments))
                if let primitive = SwiftUINames.primitive(name, values, file, of: program) {
                    return SwiftUINames.fullName(primitive, values, file)
                }
            }
            guard let name = name(of: callee, file), let primitives = known.callsByName[name] else {
                return nil
            }
            let labels = file.arguments(arguments).map { $0.label.map { file.text($0) } ?? "_" }
            return primitives.first { primitive in
                !primitive.onlyNodes && labels.count >= primitive.required
                    && labels.prefix(primitive.required) == primitive.labels.prefix(primitive.required)
            }?.fullName
        case (.assignment, .assignment(let target, _)):
            guard let name = name(of: target, file) else { return nil }
            let isShared = name == NavigationPrimitive.tabs
            if known.assignmentsByName[name] != nil, !isShared { return name }
            // Whose property it is only its name can tell here.
            let isTab =
                (isShared || NavigationPrimitive.selectionsByName[name] != nil)
                && EffectFinder.tellsTabBar(target, file) == true
            return isTab ? name : nil
        default: return nil
        }
    }

    /// Whether an action that looks like a navigation call has further arguments, which none of that name takes:
    /// `progress.addChild(part, withPendingUnitCount: 1)`.
    static func hasOtherLabels(_ action: Action, in file: SwiftFacts, of program: Program) -> Bool {
        guard case .call(let callee, let arguments) = file.expressions[action.expression],
            let name = name(of: callee, file), SwiftUIPrimitive.byName[name] == nil,
            let primitives = program.primitives.callsByName[name]
        else { return false }
        let values = Array(file.arguments(arguments))
        return !primitives.contains { $0.takes(values, file) }
    }

    /// The names that calls and assignments of primitives bear.
    static func all(_ known: PrimitiveTable) -> Set<String> {
        Set(known.callsByName.keys).union(known.assignmentsByName.keys).union(SwiftUIPrimitive.byName.keys)
            .union(NavigationPrimitive.selectionsByName.keys)
    }

    static func countsOnlyNodes(_ fullName: String) -> Bool {
        NavigationPrimitive.calls.contains { $0.onlyNodes && $0.fullName == fullName }
    }

    private static func name(of expression: ExpressionID, _ file: SwiftFacts) -> String? {
        switch file.expressions[expression] {
        case .name(let text), .member(_, let text): file.text(text)
        default: nil
        }
    }
}
