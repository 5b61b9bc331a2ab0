import Dialects
import Facts

/// What views of SwiftUI find in their environment under keys that the app declares.
///
/// A container hands its views a way to navigate so (`EnvironmentValues`, `View.environment(_:_:)`):
/// `.environment(\.openPlace, OpenPlaceAction { path.append($0) })`, and a row far below has
/// `@Environment(\.openPlace) private var open`.
extension Evaluator {
    /// What the app puts into the environment under the key of a property; nil for a property that reads no such key, and
    /// where nobody puts anything there.
    func environmentValue(_ property: PropertyRef, _ type: TypeValue) -> ValueID? {
        guard let key = environmentKey(of: property) else { return nil }
        let given = environmentGifts[key, default: []].map { gift in
            eval(gift.value, rootFrame(gift.function), expected: type)
        }
        let known = given.filter { $0 != unknown && $0 != nothing }
        return known.isEmpty ? nil : join(known)
    }

    /// The name by which a property reads the app's own addition to the environment.
    private func environmentKey(of property: PropertyRef) -> Identifier? {
        let file = program.files[Int(property.file)]
        guard program.facts(property).attributes.contains(where: { file.text($0) == SwiftUIViews.environment.wrapper })
        else { return nil }
        return program.keyPathName(of: property).map { program.identifier($0) }
    }

    /// The arguments of `.environment(\.key, value)` by the name of the key, with the functions that hand them over.
    func findEnvironmentGifts() -> [Identifier: [(value: ExpressionID, function: FunctionRef)]] {
        var found: [Identifier: [(value: ExpressionID, function: FunctionRef)]] = [:]
        for reference in program.calls(named: SwiftUIViews.environment.modifier) {
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            guard case .call(_, let range) = file.expressions[action.expression], range.count == 2,
                case let arguments = Array(file.arguments(range)), arguments.allSatisfy({ $0.label == nil }),
                let key = lastName(ofKeyPath: arguments[0].value, file)
            else { continue }
            found[program.identifier(key, reference.file), default: []]
                .append((arguments[1].value, FunctionRef(Int(reference.file), action.function)))
        }
        return found
    }

    /// The last name of a key path, which stands as the closure that reads it.
    private func lastName(ofKeyPath expression: ExpressionID, _ file: SwiftFacts) -> NameID? {
        guard case .closure(let closure) = file.expressions[expression], let result = file.lastResult(of: closure),
            case .member(_?, let name) = file.expressions[result]
        else { return nil }
        return name
    }
}
