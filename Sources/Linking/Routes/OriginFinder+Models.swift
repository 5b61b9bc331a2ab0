import Dialects
import Facts

/// What a model is made with for the view that shows it: `CardModel(title: title, onHelp: { self.openHelp() })`.
///
/// The view runs it, from the model or from a property of its own that it put it into: what the user touches there sets it off,
/// and not what made the model.
extension OriginFinder {
    /// How often a closure may be put from one object into another on its way to the view.
    private static let maximumCopies = 3
    /// Over how many calls and closures code is followed back to what the user does.
    private static let maximumTouchedCalls = 4

    /// Who runs an argument that an object of the program is made with; empty where that is not known, or nobody runs that code.
    func runners(
        ofArgument position: Int, of call: ExpressionID, _ place: FunctionRef, depth: Int
    ) -> [Origin] {
        guard depth < Self.maximumCopies, let home = modules.module(of: place),
            let (property, holders) = keptProperty(position, call, place)
        else { return [] }
        let found = runners(of: property, in: holders, depth: depth).filter { origin in
            if case .call(let site) = origin { !origins(of: site.function).isEmpty } else { true }
        }
        let areViews = found.allSatisfy { origin in
            if case .call(let site) = origin { isViews(site.function, of: home) } else { isTelling(origin) }
        }
        // What runs when work is done belongs to the code that started the work.
        let mayEndWork = program.text(property).lowercased().holds("completion")
        return areViews && (!mayEndWork || found.allSatisfy(isTouched)) ? found : []
    }

    /// Whether the user has code run, or it answers a view that tells its delegate what the user did.
    private func isTouched(_ origin: Origin) -> Bool {
        guard case .call(let site) = origin else { return isTelling(origin) }
        return origins(of: site.function).allSatisfy { around in
            switch around {
            case .event(let step): step.kind == .action || step.kind == .gesture
            case .system(let kind): kind == .delegate || kind == .action
            default: false
            }
        }
    }

    /// Whether all that is known to run a function, over calls and closures, is what the user does. Work that has ended
    /// runs a closure as well, and belongs to the code that began it.
    func isSetOffByUser(_ function: FunctionRef, depth: Int = 0) -> Bool {
        guard depth <= Self.maximumTouchedCalls else { return false }
        let found = origins(of: function)
        return !found.isEmpty
            && found.allSatisfy { origin in
                switch origin {
                case .event(let step): step.kind == .action || step.kind == .gesture
                case .call(let site): isSetOffByUser(site.function, depth: depth + 1)
                case .inside(let around): isSetOffByUser(around, depth: depth + 1)
                case .system(let kind): kind == .action || kind == .delegate && answersTouch(function)
                case .otherwise, .answer: false
                }
            }
    }

    /// Whether a method of a delegate's is named for what the user touched, `tableView(_:didSelectRowAt:)`, and not for
    /// work that has ended.
    private func answersTouch(_ function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        return TriggerSources.isTouch(program.name(function))
            || program.facts(function).parameters.contains { parameter in
                parameter.label.map { TriggerSources.isTouch(file.text($0)) } ?? false
            }
    }

    /// The property of a row that keeps an argument, where code of the module, or of none, runs it for the row that was picked
    /// by its index: `sections[path.section].rows[path.row].run()`.
    func pickedProperty(_ position: Int, _ call: ExpressionID, _ place: FunctionRef) -> Identifier? {
        guard let home = modules.module(of: place), let (property, holders) = keptProperty(position, call, place) else {
            return nil
        }
        let isPicked = calls(ofProperty: program.text(property), of: holders).contains { site in
            (modules.module(of: site.function) ?? home) == home && runsElement(site)
        }
        return isPicked ? property : nil
    }

    /// Who runs an argument that a row is made with, where all of them run it for the row that was picked by its index:
    /// the touch of a row says more than what rows of unknown titles call their handler.
    func runners(ofPicked position: Int, of call: ExpressionID, _ place: FunctionRef, depth: Int) -> [Origin] {
        let found = runners(ofArgument: position, of: call, place, depth: depth)
        let arePicked = found.allSatisfy { origin in
            if case .call(let site) = origin { runsElement(site) } else { false }
        }
        return arePicked ? found : []
    }

    /// Whether a call runs what an element of a list keeps.
    private func runsElement(_ site: CallSites.Site) -> Bool {
        let file = program.files[Int(site.call.file)]
        guard case .call(let callee, _) = file.expressions[site.call.id],
            case .member(let base?, _) = file.expressions[callee]
        else { return false }
        switch file.expressions[base] {
        case .element: return true
        case .local(let local):
            guard case .value(let value) = file.locals[Int(local.index)].source,
                case .element = file.expressions[value]
            else { return false }
            return true
        default: return false
        }
    }

    /// The property that takes an argument of an initialiser, and the types that have it.
    func keptProperty(
        _ position: Int, _ call: ExpressionID, _ place: FunctionRef
    ) -> (property: Identifier, holders: [Int])? {
        let frame = evaluator.rootFrame(place)
        if let kept = evaluator.keeper(ofArgument: position, in: ExpressionRef(Int(place.file), call), frame) {
            return (kept.property, [kept.symbol])
        }
        let file = program.files[Int(place.file)]
        guard case .call(let callee, let range) = file.expressions[call] else { return nil }
        let holders = evaluator.symbols(of: made(by: call, callee, frame)).filter {
            program.types[$0].kind == .struct && !program.isExternal($0) && program.types[$0].initializers.isEmpty
        }
        let arguments = Array(file.arguments(range))
        guard let holder = holders.first,
            let property = program.memberwiseProperty(ofArgument: position, arguments, of: holder, file: place.file)
        else { return nil }
        return (property, holders)
    }

    /// The type of what a call of an initialiser makes.
    private func made(by call: ExpressionID, _ callee: ExpressionID, _ frame: FrameID) -> TypeValue {
        let file = evaluator.facts(frame)
        guard let name = ExpressionText(file: file).chain(callee).last?.name else { return .unknown }
        if case .member(nil, _) = file.expressions[callee] {
            return name == "init" ? evaluator.typeAsked(ofImplicit: callee, frame) : .unknown
        }
        return name == "init" || name.beginsWithCapital ? evaluator.type(of: evaluator.eval(call, frame)) : .unknown
    }

    /// The calls of a closure that objects of some types keep, and what else runs it.
    private func runners(of property: Identifier, in holders: [Int], depth: Int) -> [Origin] {
        let name = program.text(property)
        let calls = calls(ofProperty: name, of: holders).map { Origin.call($0) }
        guard depth < Self.maximumCopies else { return calls }
        return calls
            + uncalled.files(mentioning: property).flatMap { file in
                (index(of: file).mentions[property] ?? []).flatMap { mention -> [Origin] in
                    guard !mention.isInner, isMember(mention.expression, of: holders, file, mention.function) else {
                        return []
                    }
                    return runners(through: mention, in: file, depth: depth + 1)
                }
            }
    }

    /// The calls of a closure that nobody calls in the property it is put into, but in one that has it from there: a
    /// controller forwards what its presenter sets, `set { content.onTap = newValue }`, to the view that calls it.
    func calls(ofCopiesOf name: Identifier, in holders: [Int]) -> [CallSites.Site] {
        holders.filter { !program.isExternal($0) }.flatMap { holder in
            copies.copies(of: KeptHandler(symbol: holder, property: name, maker: holder))
        }.flatMap { calls(ofProperty: program.text($0.property), of: [$0.symbol]) }.filter { site in
            !origins(of: site.function).isEmpty
        }
    }

    /// Whether an expression is a member of an object of one of some types: `model.onHelp`.
    func isMember(_ expression: ExpressionID, of holders: [Int], _ file: Int32, _ function: FunctionID) -> Bool {
        guard case .member(let base?, _) = program.files[Int(file)].expressions[expression] else { return false }
        let frame = evaluator.rootFrame(FunctionRef(Int(file), function))
        return evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, frame))).contains { type in
            holders.contains { program.isKin(type, of: $0) }
        }
    }

    /// What runs a closure that is taken out of an object, and put into a property or handed on.
    private func runners(through mention: HandlerIndex.Mention, in file: Int32, depth: Int) -> [Origin] {
        let place = FunctionRef(Int(file), mention.function)
        switch mention.use {
        case .assignment(let target):
            return copies.holders(ofProperty: target, in: place).map {
                runners(of: $0.name, in: $0.types, depth: depth)
            } ?? []
        case .argument(let call, let position):
            return registration(call, position, at: mention.expression, place, depth: depth).filter { isTelling($0) }
        case .constant, .local, .result: return []
        }
    }

    /// Whether code is a view's: one of the module, or of none as a common button or cell is.
    private func isViews(_ function: FunctionRef, of module: Int) -> Bool {
        guard let owner = program.owner(of: function), program.inherits(owner, from: "UIResponder") else {
            return false
        }
        return modules.module(of: function).map { $0 == module } ?? true
    }
}
