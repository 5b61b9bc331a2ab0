import Dialects
import Facts
import NavigationGraph

/// Names entry points after what the code matches on the way to a screen: the host or path of a link, the case of the
/// app's own enum of links, the type of a shortcut, the category of a notification.
struct EntryNamer {
    let evaluator: Evaluator
    let modules: ModuleMap

    private var program: Program { evaluator.program }

    /// The names that a way through the code of no module stands for, the place of the last part of them, and the conditions
    /// that they say.
    ///
    /// - Parameter intoModule: whether a handler hands a module what it got, so that the module's first function counts too.
    func names(
        of steps: [Effect.Step], _ screen: Screen, intoModule: Bool = false
    ) -> (names: [String], place: ConditionRef?, conditions: [ConditionRef]) {
        var place: ConditionRef?
        var texts: [[String]] = []
        var enums: [[String]] = []
        var conditions: [ConditionRef] = []
        var seen: Set<ConditionRef> = []
        let outer = steps.prefix { modules.module(of: $0.function) == nil }
        let inner = steps.dropFirst(outer.count).first.flatMap { step in
            intoModule ? step.conditions.filter { asksParameter($0, step.frame) } : nil
        }
        for reference in outer.flatMap(\.conditions) + (inner ?? []) + screen.conditions
        where seen.insert(reference).inserted {
            if let literals = literals(of: reference) {
                guard !literals.isEmpty else {
                    conditions.append(reference)
                    continue
                }
                texts.append(literals)
                conditions.append(reference)
                if enums.isEmpty { place = reference }
            } else if enums.isEmpty, let cases = cases(of: reference) {
                enums.append(cases)
                conditions.append(reference)
                place = reference
            } else if isOtherName(reference) {
                conditions.append(reference)
            }
        }
        // What the app calls a link says more than how its address is spelt.
        let parts = enums.isEmpty ? texts : enums
        var names: [String] = []
        for part in parts {
            // The first ones are made of the first of each part.
            let longer = names.isEmpty ? part : names.flatMap { front in part.map { front + "/" + $0 } }
            names = Array(longer.prefix(8))
        }
        return (names, place, names.isEmpty ? [] : conditions)
    }

    /// Whether a condition matches what a function is handed, and no constant: the first of a module that a link is handed to
    /// tells links apart as a handler does.
    private func asksParameter(_ reference: ConditionRef, _ frame: FrameID) -> Bool {
        let file = program.files[Int(reference.file)]
        guard program.condition(reference).kind == .matches, let subject = program.condition(reference).subject,
            case .local(let local) = file.expressions[subject],
            case .parameter = file.locals[Int(local.index)].source
        else { return false }
        if case .enumCase = evaluator.store[evaluator.eval(subject, frame)] { return false }
        return true
    }

    /// Whether a condition only says that it is not for another name.
    private func isOtherName(_ reference: ConditionRef) -> Bool {
        let condition = program.condition(reference)
        let text = program.files[Int(reference.file)].text(condition.text)
        let words = text.lowercased()
        return (condition.kind == .whenFalse || condition.kind == .guardFailed)
            && EntryHandlers.subjects.contains { words.contains($0) } && !Self.strings(in: text).isEmpty
    }

    /// What a handler's own code tells apart, whether or not it was followed to a screen.
    ///
    /// - Parameter named: what the handler's ways are called. A text of which the code makes one of these cases is the same link.
    func matched(in handler: FunctionRef, named: Set<String>) -> [(String, ConditionRef)] {
        var found: [(String, ConditionRef)] = []
        var names: Set<String> = []
        var queue: [(FunctionRef, Int)] = [(handler, 0)]
        var seen: Set<FunctionRef> = [handler]
        while let (function, depth) = queue.popLast() {
            let file = program.files[Int(function.file)]
            let frame = evaluator.rootFrame(function)
            let making = clauses(of: function, making: named)
            for position in program.facts(function).actions {
                let action = file.actions[Int(position)]
                for reference in evaluator.conditions(from: action.condition, file: function.file) {
                    let condition = program.condition(reference)
                    guard condition.kind == .matches || depth == 0, !making.contains(reference) else { continue }
                    for name in literals(of: reference) ?? [] where names.insert(name).inserted {
                        found.append((name, reference))
                    }
                }
                guard depth < 3, action.kind == .call,
                    case .call(let callee, let arguments) = file.expressions[action.expression]
                else { continue }
                for target in evaluator.targets(ofCall: callee, arguments, frame)
                where modules.module(of: target.function) == nil && program.facts(target.function).kind == .method {
                    if seen.insert(target.function).inserted { queue.append((target.function, depth + 1)) }
                }
            }
            for inner in program.innerFunctions(within: function) where seen.insert(inner).inserted {
                queue.append((inner, depth))
            }
        }
        return found
    }

    /// The conditions under which a function gives back a case of one of some names: `return .cart(id)`.
    private func clauses(of function: FunctionRef, making names: Set<String>) -> Set<ConditionRef> {
        guard !names.isEmpty else { return [] }
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.reduce(into: []) { found, position in
            let action = file.actions[Int(position)]
            var made = action.expression
            if case .call(let callee, _) = file.expressions[made] { made = callee }
            guard action.kind == .result, case .member(_, let name) = file.expressions[made],
                names.contains(file.text(name)), let condition = action.condition
            else { return }
            found.insert(ConditionRef(file: function.file, condition: Int32(condition.index)))
        }
    }

    /// The texts that a condition compares with; none where it only tells what all entries share; nil for another one.
    private func literals(of reference: ConditionRef) -> [String]? {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        let text = file.text(condition.text)
        var subject = text
        switch condition.kind {
        case .whenTrue, .guardPassed: if text.hasPrefix("!") || text.holds("!=") { return nil }
        case .matches:
            guard condition.cases.isEmpty, let expression = condition.subject else { return nil }
            subject = ExpressionText(file: file).text(expression)
        default: return nil
        }
        let words = subject.lowercased()
        if EntryHandlers.commonSubjects.contains(where: { words.contains($0.lowercased()) }) { return [] }
        guard EntryHandlers.subjects.contains(where: { words.contains($0) }) else { return nil }
        let found = Self.strings(in: text).compactMap(Self.name)
        return found.isEmpty ? nil : condition.kind == .matches ? found : [found[0]]
    }

    /// The cases of an enum of the program that a condition matches.
    private func cases(of reference: ConditionRef) -> [String]? {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        guard condition.kind == .matches, let subject = condition.subject, !condition.cases.isEmpty,
            let function = function(of: subject, reference.file)
        else { return nil }
        let type = evaluator.type(of: evaluator.eval(subject, evaluator.rootFrame(function)))
        guard let symbol = evaluator.symbols(of: type).first, program.types[symbol].kind == .enum else { return nil }
        let names = condition.cases.map { file.text($0) }
        guard names.allSatisfy({ program.types[symbol].cases[program.identifier($0)] != nil }),
            !isOfTransitions(symbol)
        else { return nil }
        return names.map { name in
            guard let place = program.types[symbol].cases[program.identifier(name)] else { return name }
            let declaring = program.files[Int(place.file)]
            let fact = declaring.declarations[Int(place.declaration)].cases[place.position]
            return fact.rawValue.flatMap { Self.name(declaring.text($0)) } ?? name
        }
    }

    /// Whether an enum of the program only tells how screens are shown, and not which.
    private func isOfTransitions(_ symbol: Int) -> Bool {
        program.types[symbol].cases.keys.allSatisfy {
            EntryHandlers.transitionCases.contains(program.text($0).lowercased())
        }
    }

    /// The function whose body holds an expression.
    private func function(of expression: ExpressionID, _ file: Int32) -> FunctionRef? {
        let facts = program.files[Int(file)]
        let action = facts.actions.first { action in
            guard let condition = action.condition else { return false }
            var current: ConditionID? = condition
            while let id = current {
                if facts.conditions[id].subject == expression { return true }
                current = facts.conditions[id].parent
            }
            return false
        }
        return action.map { FunctionRef(Int(file), $0.function) }
    }

    private static func strings(in text: String) -> [String] {
        text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// `orders/list` of `/orders/list/`; nil for what is no name.
    private static func name(_ text: String) -> String? {
        let name = text.split(separator: "/").joined(separator: "/")
        return name.isEmpty || name.contains("\\(") || name.contains(":") ? nil : name
    }
}
