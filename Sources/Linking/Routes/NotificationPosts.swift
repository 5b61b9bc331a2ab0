import Dialects
import Facts

/// The calls that post the notifications which the app itself observes: `NotificationCenter.default.post(name: .loggedOut, object:
/// nil)`.
///
/// A notification is known by the last word of its name, as it is written where it is posted and where it is observed. A
/// name that a function is handed is nobody's.
final class NotificationPosts {
    private let program: Program
    private lazy var sites = findSites()
    /// The words of the names of the notifications that methods and closures observe.
    private lazy var observers = findObservers()

    init(program: Program) {
        self.program = program
    }

    /// The calls that post what a method or a closure observes.
    func calls(setOff function: FunctionRef) -> [CallSites.Site] {
        guard !sites.isEmpty else { return [] }
        return (observers[function] ?? []).flatMap { sites[$0] ?? [] }
    }

    /// The calls that post a notification of that name.
    func calls(posting name: ExpressionID, in place: FunctionRef) -> [CallSites.Site] {
        guard !sites.isEmpty else { return [] }
        return word(name, program.files[Int(place.file)]).flatMap { sites[$0] } ?? []
    }

    /// The name of the notification whose stream a closure observes: `.publisher(for: .loggedOut).receive(on: queue).sink`.
    func name(ofStream callee: ExpressionID, in file: SwiftFacts) -> ExpressionID? {
        var current = callee
        while true {
            switch file.expressions[current] {
            case .member(let base?, _): current = base
            case .call(let inner, let arguments):
                if case .member(_, let name) = file.expressions[inner],
                    TriggerSources.notificationStreams.contains(file.text(name))
                {
                    return isCentre(inner, file) ? file.arguments(arguments).first?.value : nil
                }
                current = inner
            default: return nil
            }
        }
    }

    private func findSites() -> [String: [CallSites.Site]] {
        var found: [String: [CallSites.Site]] = [:]
        for reference in program.calls(named: "post").sorted() {
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            guard case .call(let callee, let arguments) = file.expressions[action.expression], isCentre(callee, file),
                let first = file.arguments(arguments).first, let word = word(posted(first, file), file)
            else { continue }
            found[word, default: []].append(
                CallSites.Site(
                    function: FunctionRef(Int(reference.file), action.function),
                    call: ExpressionRef(Int(reference.file), action.expression), condition: action.condition,
                    targets: [], isBound: true, cases: []))
        }
        return found
    }

    /// The name in what `post` is handed first: a name, or a notification that is made on the spot.
    private func posted(_ argument: Argument, _ file: SwiftFacts) -> ExpressionID {
        guard file.label(argument) != "name", case .call(_, let inner) = file.expressions[argument.value],
            let name = file.arguments(inner).first, file.label(name) == "name"
        else { return argument.value }
        return name.value
    }

    private func findObservers() -> [FunctionRef: [String]] {
        var found: [FunctionRef: [String]] = [:]
        func add(_ word: String, to function: FunctionRef) {
            if !(found[function] ?? []).contains(word) { found[function, default: []].append(word) }
        }
        for reference in program.calls(named: TriggerSources.addObserver) {
            let action = program.action(reference)
            let (file, place) = (
                program.files[Int(reference.file)], FunctionRef(Int(reference.file), action.function)
            )
            guard case .call(let callee, let range) = file.expressions[action.expression], isCentre(callee, file)
            else { continue }
            let arguments = Array(file.arguments(range))
            guard
                let name = arguments.first(where: { TriggerSources.notificationLabels.contains(file.label($0) ?? "") }),
                let word = word(name.value, file)
            else { continue }
            for argument in arguments {
                switch file.expressions[argument.value] {
                case .closure(let closure): add(word, to: FunctionRef(Int(reference.file), closure))
                case .other(let operands) where file.label(argument) == "selector":
                    let named = file.arguments(operands).flatMap { methods($0.value, place) }
                    for method in named { add(word, to: method) }
                default: break
                }
            }
        }
        for name in TriggerSources.streamCalls.sorted() {
            for reference in program.calls(named: name) {
                let file = program.files[Int(reference.file)]
                guard case .call(let callee, let arguments) = file.expressions[program.action(reference).expression],
                    let word = self.name(ofStream: callee, in: file).flatMap({ word($0, file) })
                else { continue }
                for argument in file.arguments(arguments) {
                    guard case .closure(let closure) = file.expressions[argument.value] else { continue }
                    add(word, to: FunctionRef(Int(reference.file), closure))
                }
            }
        }
        return found
    }

    /// The methods that a selector names, of the type around it.
    private func methods(_ selector: ExpressionID, _ place: FunctionRef) -> [FunctionRef] {
        let file = program.files[Int(place.file)]
        guard let owner = program.owner(of: place) else { return [] }
        switch file.expressions[selector] {
        case .name(let name), .member(_, let name):
            return program.members(program.identifier(name, place.file), of: owner).methods
        default: return []
        }
    }

    /// Whether something is called on the notification centre, or on a property that is named after it.
    private func isCentre(_ callee: ExpressionID, _ file: SwiftFacts) -> Bool {
        ExpressionText(file: file).chain(callee).contains {
            $0.name.lowercased() == TriggerSources.notifications.lowercased()
        }
    }

    /// The last word of a notification's name; nil where the name is a function's own.
    private func word(_ name: ExpressionID, _ file: SwiftFacts) -> String? {
        switch file.expressions[name] {
        case .name(let name), .member(_, let name): return file.text(name)
        case .string(let text): return file.text(text)
        // `Notification.Name(rawValue: "loggedOut")`
        case .call(_, let arguments):
            return file.arguments(arguments).first.flatMap { argument in
                if case .call = file.expressions[argument.value] { nil } else { word(argument.value, file) }
            }
        default: return nil
        }
    }
}
