import Facts

/// Tabs that are appended one by one to those that are there: `tabs.viewControllers?.append(screen)`, or wireframes each
/// of which adds its own screen to the tab bar controller that it is handed.
///
/// Their order is known where one function begins all of it, and no branch decides whether one is there.
struct AppendedTabs {
    /// The function that begins, and the object that the tabs are appended to.
    private struct Place: Hashable {
        var function: FunctionRef
        var receiver: ValueID
    }

    private struct Row {
        var effect: Effect
        var tabs: [ValueID] = []
        /// The chains of calls that filled it, each of which does so once.
        var chains: Set<[ExpressionRef]> = []
        /// What the last of them asks for.
        var conditions: [ConditionRef]?
        /// The call that set the list which others append to.
        var beginning: ExpressionRef?
        var isAppended = false
        /// Whether some of what is appended, or whether it is appended at all, is not known.
        var isVague = false
    }

    let evaluator: Evaluator
    private var rows: [Place: Row] = [:]

    init(evaluator: Evaluator) {
        self.evaluator = evaluator
    }

    /// Remembers a list that code puts into a tab bar controller: what begins with the tabs that are there appends to them.
    mutating func note(_ elements: [ValueID], _ effect: Effect, isVague: (ValueID) -> Bool) {
        guard let start = effect.steps.first, let first = elements.first else { return }
        let place = Place(function: evaluator.program.outermost(start.function), receiver: effect.receiver)
        var row = rows[place] ?? Row(effect: effect)
        guard row.chains.insert(effect.steps.map(\.call)).inserted else { return }
        let conditions = effect.steps.flatMap(\.conditions)
        let added: ArraySlice<ValueID>
        if evaluator.choices(of: first).allSatisfy({ evaluator.isStanding($0.value) }) {
            added = elements.dropFirst()
            row.isAppended = true
            row.isVague = row.isVague || conditions != row.conditions ?? conditions
        } else {
            added = elements[...]
            row.isAppended = false
            row.isVague = false
            row.tabs = []
            row.beginning = effect.primitive
        }
        row.conditions = conditions
        row.isVague = row.isVague || added.contains { isVague($0) || isAnyOfSeveral($0) }
        row.tabs += added
        rows[place] = row
    }

    /// Whether a value is one of several for no reason that is known, as the element is that a loop visits.
    private func isAnyOfSeveral(_ value: ValueID) -> Bool {
        let choices = evaluator.choices(of: value)
        return choices.count > 1 && choices.contains { $0.conditions.isEmpty }
    }

    private var known: [(place: Place, row: Row)] {
        rows.filter { $0.value.isAppended && !$0.value.isVague && $0.value.tabs.count > 1 }
            .sorted { ($0.key.function, $0.key.receiver) < ($1.key.function, $1.key.receiver) }
            .map { ($0.key, $0.value) }
    }

    /// All tabs of each tab bar controller that they are appended to, with the last effect that does.
    var lists: [(effect: Effect, tabs: [ValueID])] {
        let known = known
        return known.filter { place, row in
            // What one of several functions appends is a part of what the function that calls them all does.
            !known.contains {
                $0.place != place && $0.place.receiver == place.receiver && $0.row.tabs.count > row.tabs.count
                    && $0.row.tabs.contains(row.tabs)
            }
        }.map { ($0.row.effect, $0.row.tabs) }
    }

    /// The calls that set a list to which others are appended: not all of what they fill is in it.
    var beginnings: Set<ExpressionRef> { Set(known.compactMap(\.row.beginning)) }
}
