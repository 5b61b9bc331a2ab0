import Facts
import NavigationGraph

extension OriginFinder {
    /// The controls of storyboards and xibs whose actions call a method.
    func storyboardActions(calling function: FunctionRef) -> [Route.TriggerStep] {
        let program = evaluator.program
        guard let owner = program.owner(of: function), evaluator.storyboards.hasActions else { return [] }
        let actions = evaluator.storyboards.actions(calling: selector(of: function))
        if actions.isEmpty { return [] }
        let types = Dictionary(grouping: [owner] + program.descendants(of: owner)) { program.types[$0].name }
        let overridden = overriddenOwners(of: function, owner)
        return actions.compactMap { place in
            let scene = evaluator.storyboards.facts(place.scene)
            guard let name = place.action.receiver ?? scene.customClass else { return nil }
            let isBase = scene.element == .owner && overridden.contains(name)
            let named = isBase ? [owner] : types[name]?.filter { inherits($0, function, of: owner) } ?? []
            guard !named.isEmpty else { return nil }
            let action = place.action
            // Code says it last, where it says it.
            let files = self.files(around: function, owner)
            let title = action.control?.outlet.flatMap { titles.title(ofOutlet: $0, in: function, files) }
            let step = Route.TriggerStep(
                component: .view, type: title.flatMap { _ in action.control?.outlet } ?? Self.name(of: action.control),
                member: action.event ?? "", title: title,
                file: evaluator.storyboards.storyboards[place.scene.storyboard].path, line: action.line,
                kind: action.control.map { $0.element.hasSuffix("GestureRecognizer") } == true ? .gesture : .action)
            if named.count == 1, named[0] != owner { heirs[step] = named[0] }
            return step
        }
    }

    /// The names of the classes whose method a method overrides, where the class that overrides it has no scene of its own:
    /// it is drawn by a xib of theirs, and the controls in that run the override.
    private func overriddenOwners(of function: FunctionRef, _ owner: Int) -> Set<String> {
        let program = evaluator.program
        guard program.facts(function).isOverride,
            evaluator.storyboards.scenes(ofClass: program.types[owner].name).isEmpty
        else { return [] }
        return Set(
            program.overridden(by: function).compactMap { program.owner(of: $0) }.map { program.types[$0].name })
    }

    /// Whether objects of a type run a method of the owner's, and no other that overrides it.
    private func inherits(_ type: Int, _ function: FunctionRef, of owner: Int) -> Bool {
        let program = evaluator.program
        let (name, fullName) = (program.identifier(of: function), program.fullName(function))
        return !program.lineage(of: type).prefix { $0 != owner }.contains { heir in
            (program.types[heir].methods[name] ?? []).contains { program.fullName($0) == fullName }
        }
    }

    /// Words before or behind which Swift puts no `With` into a selector (`PartsOfSpeech.def` of the compiler).
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    /// The Objective-C selector of a method: `helpWithSender:` of `help(sender:)`, `showFrom:` of `show(from:)`.
    func selector(of function: FunctionRef) -> String {
        let program = evaluator.program
        let fact = program.facts(function)
        if let given = ObjectiveCNames.name(among: fact.attributes, program.files[Int(function.file)]) { return given }
        let name = program.name(function)
        guard let parameter = fact.parameters.first else { return name }
        let file = program.files[Int(function.file)]
        let label = parameter.label.map { file.text($0) } ?? ""
        let first = label.prefix { !$0.isUppercase }
        let last = name.suffix(from: name.lastIndex(where: \.isUppercase) ?? name.startIndex).lowercased()
        let isJoined = Self.prepositions.contains(String(first)) || Self.prepositions.contains(last)
        let head =
            label.isEmpty ? name : name + (isJoined ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
        return head + ":" + fact.parameters.dropFirst().map { ($0.label.map { file.text($0) } ?? "") + ":" }.joined()
    }

    /// What the user sees of a control: its element, and its title where the storyboard holds it; else the name that
    /// the code knows it by.
    static func name(of control: StoryboardFacts.Control?) -> String {
        guard let control else { return "control" }
        return control.title.map { "\(control.element) “\($0)”" } ?? control.outlet ?? control.element
    }
}
