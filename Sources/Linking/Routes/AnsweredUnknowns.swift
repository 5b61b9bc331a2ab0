import Facts

/// Tells which ways to something unknown are known as soon as it is said who calls: `open("Tea")` of a helper that makes the
/// scene of whatever name it is handed.
///
/// Looked at by itself, such a helper leads nowhere that could be told. Where all its calls are known, and each leads to a
/// screen that is, nothing unknown is left.
final class AnsweredUnknowns {
    private struct Call: Hashable {
        var call: ExpressionRef
        var primitive: ExpressionRef
    }

    /// Holds this; held in turn, neither would ever be freed.
    private unowned let maker: RouteMaker
    private let functions: [FunctionRef]
    private let callers: KnownCallers
    /// What leads through a call to a primitive, looked at from functions that stand on their own.
    private lazy var effects = ways()
    private var asked: Set<Effect> = []

    private var program: Program { maker.program }

    /// - Parameter functions: those that stand on their own and may show anything.
    init(maker: RouteMaker, functions: [FunctionRef]) {
        self.maker = maker
        self.functions = functions
        callers = KnownCallers(origins: maker.newOrigins)
    }

    /// Whether all calls of an effect's first function lead to screens that are known.
    func areAnswered(_ effect: Effect) -> Bool {
        guard let first = effect.steps.first else { return false }
        let function = program.outermost(first.function)
        guard !program.facts(function).parameters.isEmpty, let sites = callers.all(of: function, offers: .counted),
            asked.insert(effect).inserted
        else { return false }
        defer { asked.remove(effect) }
        return sites.allSatisfy { site in
            let ways = effects[Call(call: site.call, primitive: effect.primitive)] ?? []
            return !ways.isEmpty && ways.allSatisfy(isKnown)
        }
    }

    private func isKnown(_ effect: Effect) -> Bool {
        let isUnknown = maker.screens(shownBy: effect).contains { screen in
            switch screen.destination {
            case .unresolved, .emptyContainer: true
            default: false
            }
        }
        return !isUnknown || areAnswered(effect)
    }

    private func ways() -> [Call: [Effect]] {
        var found: [Call: [Effect]] = [:]
        for function in functions {
            for effect in maker.effects.effects(of: function) {
                for step in effect.steps.dropLast() {
                    found[Call(call: step.call, primitive: effect.primitive), default: []].append(effect)
                }
            }
        }
        return found
    }
}
