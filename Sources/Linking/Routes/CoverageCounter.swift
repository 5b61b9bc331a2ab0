import Dialects
import Facts
import NavigationGraph

/// Lists every navigation call of the app, each in exactly one class.
///
/// The unit is one primitive call expression, one assignment that navigates, or one storyboard segue. A call is
/// unresolved when any value that reaches it could not be followed, and outside when no module's code reaches it.
///
/// The list is made from what the files say, by names and labels, and not from what was followed: a call that nothing
/// followed is in it too, as unresolved.
struct CoverageCounter {
    let facts: LinkInput
    let routes: RouteMaker
    let modules: ModuleMap

    private var program: Program { routes.effects.evaluator.program }

    func calls() -> [NavigationCall] {
        var found: [NavigationCall] = []
        let untargeted = UntargetedTypes(program: program, files: facts.outOfTarget)
        for reference in candidates() {
            let file = Int(reference.file)
            let swift = program.files[file]
            let action = program.action(reference)
            let primitive = ExpressionRef(file, action.expression)
            guard
                let name = routes.effects.primitives[primitive]
                    ?? PrimitiveNames.name(of: action, in: swift, of: program)
                    ?? routes.outcomes[primitive].flatMap({ _ in routes.effects.foreign[primitive] }),
                let (kind, reason) = classify(primitive, action)
            else { continue }
            let function = FunctionRef(file, action.function)
            let missing = kind == .unresolved ? untargeted.reason(in: program.outermost(function)) : nil
            found.append(call(name, kind, missing ?? reason, action, swift, owner(of: function)))
        }
        for file in facts.outOfTarget {
            for action in file.actions {
                guard let name = PrimitiveNames.name(of: action, in: file, of: program),
                    !PrimitiveNames.hasOtherLabels(action, in: file, of: program)
                else { continue }
                found.append(call(name, .outOfTarget, nil, action, file, nil))
            }
        }
        for (index, storyboard) in facts.storyboards.enumerated() {
            found += segues(of: storyboard) { classify($0, $1, in: index) }
        }
        for storyboard in facts.outOfTargetStoryboards { found += segues(of: storyboard) { _, _ in .outOfTarget } }
        return found
    }

    /// The calls and assignments that may navigate, in source order: those of a primitive's name, and those that were
    /// found to navigate whatever their names.
    private func candidates() -> [ActionRef] {
        var found: Set<ActionRef> = []
        for name in PrimitiveNames.all(program.primitives) {
            found.formUnion(program.calls(named: name))
            found.formUnion(program.assignments(named: name))
        }
        let met = Set(routes.effects.primitives.keys).union(routes.effects.foreign.keys)
        for (file, expressions) in Dictionary(grouping: met, by: \.file) {
            let wanted = Set(expressions.map(\.expression))
            for (index, action) in program.files[Int(file)].actions.enumerated()
            where (action.kind == .call || action.kind == .assignment) && wanted.contains(action.expression.index) {
                found.insert(ActionRef(file: file, action: Int32(index)))
            }
        }
        // What a library does is counted where the app calls it.
        return found.filter { !program.isStandIn($0.file) }.sorted()
    }

    private func call(
        _ name: String, _ kind: NavigationCall.Class, _ reason: String?, _ action: Action, _ file: SwiftFacts,
        _ owner: String?
    ) -> NavigationCall {
        let place = file.place(action.expression)
        return NavigationCall(
            file: file.path, line: Int(place.line), column: Int(place.column), call: name, class: kind,
            reason: reason, owner: owner)
    }

    // MARK: - Classes

    private func classify(
        _ primitive: ExpressionRef, _ action: Action
    ) -> (NavigationCall.Class, reason: String?)? {
        let function = FunctionRef(Int(primitive.file), action.function)
        if program.isPreview(function) { return (.noNavigation, "only Xcode's previews run it") }
        if let outcomes = routes.outcomes[primitive] {
            let isOpen = outcomes.contains(.open) && !outcomes.contains(.resolved) && isInModule(function)
            if outcomes.contains(.unresolved) || isOpen {
                return (
                    .unresolved,
                    routes.reasons[primitive] ?? "no caller hands over a screen that could be followed"
                )
            }
            return (outcomes.contains(.resolved) ? .resolved : .outsideModules, nil)
        }
        if let name = routes.effects.primitives[primitive] {
            // A subview that is no screen says nothing; any other call is one that shows nothing of the app.
            return PrimitiveNames.countsOnlyNodes(name) ? nil : (.outsideModules, nil)
        }
        switch routes.effects.dismissed[primitive] {
        case .ownFunction(let own)?:
            let owner = program.owner(of: own).map { program.types[$0].qualifiedName + "." } ?? ""
            return (.noNavigation, "it calls the app's own \(owner)\(program.fullName(own))")
        case .receiver(let type)?:
            let symbol = routes.effects.evaluator.symbols(of: type).first
            return (.noNavigation, symbol.map { "its receiver is of type \(program.types[$0].name)" })
        case .storedView(let name)?:
            return (.noNavigation, "it shows what code puts into `\(name)`, which is counted there")
        case .nothingShown?: return (.noNavigation, "it assigns nil")
        case nil:
            let hasOtherLabels = PrimitiveNames.hasOtherLabels(
                action, in: program.files[Int(primitive.file)], of: program)
            return hasOtherLabels
                ? (.noNavigation, "no method that navigates has these labels")
                : (.unresolved, "nothing that was followed runs it")
        }
    }

    private func isInModule(_ function: FunctionRef) -> Bool {
        modules.module(of: program.outermost(function)) != nil
    }

    private func owner(of function: FunctionRef) -> String? {
        program.owner(of: program.outermost(function)).map { program.types[$0].qualifiedName }
    }

    // MARK: - Storyboards

    private func classify(
        _ scene: StoryboardFacts.Scene, _ segue: StoryboardFacts.Segue, in storyboard: Int
    ) -> NavigationCall.Class {
        let reader = SegueReader(maker: routes)
        guard reader.module(of: scene, in: storyboard) != nil else { return .outsideModules }
        return reader.destination(of: segue, in: storyboard) == nil ? .unresolved : .resolved
    }

    private func segues(
        of storyboard: StoryboardFacts,
        _ kind: (StoryboardFacts.Scene, StoryboardFacts.Segue) -> NavigationCall.Class
    ) -> [NavigationCall] {
        storyboard.scenes.flatMap { scene in
            scene.segues.filter { $0.kind != .relationship }.map { segue in
                let kind = kind(scene, segue)
                return NavigationCall(
                    file: storyboard.path, line: segue.line, column: segue.column,
                    call: "segue (\(segue.kind.rawValue))",
                    class: kind, reason: kind == .unresolved ? SegueReader.unresolvedReason : nil,
                    owner: scene.customClass)
            }
        }
    }
}
