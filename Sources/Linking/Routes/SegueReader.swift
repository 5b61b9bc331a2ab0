import Dialects
import Facts
import NavigationGraph

/// Reads segues: where they lead, and which of them fire without any code.
struct SegueReader {
    enum Destination: Hashable {
        case module(Int)
        case plain(Int)
        case system(String)
        case back
    }

    static let unresolvedReason = "the segue leads to no scene with a class"

    let maker: RouteMaker

    private var evaluator: Evaluator { maker.effects.evaluator }
    private var program: Program { evaluator.program }
    private var storyboards: StoryboardIndex { evaluator.storyboards }

    /// How a segue of a storyboard shows where it leads: no navigation controller can be pushed, so that one is presented.
    func transition(of segue: StoryboardFacts.Segue, in storyboard: Int) -> Transition {
        container(of: segue, in: storyboard) == nil ? transition(of: segue) : .present
    }

    /// The navigation controller in which a segue shows a screen that it would push otherwise.
    func container(of segue: StoryboardFacts.Segue, in storyboard: Int) -> Container? {
        guard segue.kind == .show, let inner = storyboards.scene(object: segue.destination, in: storyboard),
            let target = storyboards.target(of: inner), isNavigation(target)
        else { return nil }
        return .navigation
    }

    private func isNavigation(_ reference: SceneRef) -> Bool {
        let scene = storyboards.facts(reference)
        if scene.element == .navigationController { return true }
        let type = evaluator.type(ofScene: reference)
        return maker.effects.screens.container(of: type) == .navigation
    }

    private func transition(of segue: StoryboardFacts.Segue) -> Transition {
        switch segue.kind {
        case .show, .push: .push
        case .showDetail: evaluator.hasSplitControllers ? .replace : .present
        case .replace: .replace
        case .presentation, .modal: segue.modalPresentationStyle == "pageSheet" ? .sheet : .present
        case .popover, .popoverPresentation: .popover
        case .embed: .embed
        case .custom: segue.customClass.flatMap { SegueClasses.transition(of: $0) } ?? .segue
        case .relationship: segue.relationship == Self.tabs ? .tab : .embed
        case .unwind: .dismiss
        }
    }

    /// Where a segue leads, or what is first in the container that it leads to.
    func destination(of segue: StoryboardFacts.Segue, in storyboard: Int) -> Destination? {
        destinations(of: segue, in: storyboard).first
    }

    /// Where a segue leads; all tabs of a tab bar controller.
    func destinations(of segue: StoryboardFacts.Segue, in storyboard: Int) -> [Destination] {
        if segue.kind == .unwind { return [.back] }
        var visited: Set<SceneRef> = []
        return destinations(of: segue.destination, in: storyboard, &visited)
    }

    /// - Parameter visited: the containers that were looked into; a storyboard may nest them in a circle.
    private func destinations(
        of object: String, in storyboard: Int, _ visited: inout Set<SceneRef>
    ) -> [Destination] {
        guard let inner = storyboards.scene(object: object, in: storyboard),
            let target = storyboards.target(of: inner), visited.insert(target).inserted
        else { return [] }
        let scene = storyboards.facts(target)
        if let symbol = evaluator.type(ofScene: target).symbol, !program.isExternal(symbol) {
            if let module = maker.modules.module(ofView: symbol) { return [.module(module)] }
            if maker.effects.screens.container(of: evaluator.nominal(symbol)) == nil { return [.plain(symbol)] }
        }
        if let module = module(of: scene, in: target.storyboard) { return [.module(module)] }
        if let name = foreignScreen(target) { return [.system(name)] }
        let tabs = scene.segues.filter { $0.kind == .relationship && $0.relationship == Self.tabs }
        let held = tabs.isEmpty ? Array(scene.segues.filter { $0.kind == .relationship }.prefix(1)) : tabs
        return held.flatMap { destinations(of: $0.destination, in: target.storyboard, &visited) }.distinct()
    }

    private static let tabs = "viewControllers"

    /// The routes that need no code: segues from a control, embedded scenes, and tabs; and those of Objective-C screens,
    /// whose code is not read, so that a storyboard alone has to tell what it performs.
    func addRoutes() {
        for (index, storyboard) in storyboards.storyboards.enumerated() where !storyboard.isXib {
            for scene in storyboard.scenes {
                guard let source = module(of: scene, in: index) else { continue }
                let isObjectiveC = isObjectiveC(scene, in: index)
                for segue in scene.segues where firesAlone(segue) || isObjectiveC && isPerformed(segue) {
                    add(segue, in: index, from: source, isInferred: !firesAlone(segue))
                }
            }
        }
    }

    private func firesAlone(_ segue: StoryboardFacts.Segue) -> Bool {
        switch segue.kind {
        case .embed: true
        case .relationship: segue.relationship == Self.tabs
        default: segue.trigger != nil
        }
    }

    /// The class of a scene that the system or a library draws.
    private func foreignScreen(_ scene: SceneRef) -> String? {
        guard let name = storyboards.facts(scene).customClass else {
            return storyboards.facts(scene).element == .avPlayerViewController ? "AVPlayerViewController" : nil
        }
        let symbol = program.external(name)
        guard evaluator.type(named: name, inStoryboard: scene.storyboard) == nil, !evaluator.isObjectiveCScreen(symbol),
            AppleClasses.superclasses[name] == nil || AppleClasses.systemControllers[name] != nil,
            maker.effects.screens.container(of: evaluator.nominal(symbol)) == nil
        else { return nil }
        return name
    }

    private func isPerformed(_ segue: StoryboardFacts.Segue) -> Bool {
        segue.identifier != nil && segue.kind != .relationship && segue.kind != .unwind
    }

    private func isObjectiveC(_ scene: StoryboardFacts.Scene, in storyboard: Int) -> Bool {
        guard let name = scene.customClass, evaluator.type(named: name, inStoryboard: storyboard) == nil else {
            return false
        }
        return program.knownExternal(name).map { evaluator.isObjectiveCScreen($0) } ?? false
    }

    func module(of scene: StoryboardFacts.Scene, in storyboard: Int) -> Int? {
        guard let name = scene.customClass,
            let symbol = evaluator.type(named: name, inStoryboard: storyboard) ?? program.knownExternal(name)
        else { return nil }
        return maker.modules.module(ofView: symbol)
    }

    private func add(_ segue: StoryboardFacts.Segue, in storyboard: Int, from source: Int, isInferred: Bool) {
        let found = destinations(of: segue, in: storyboard)
        guard !found.isEmpty else {
            return add(segue, in: storyboard, from: source, .unresolved(Self.unresolvedReason), isInferred)
        }
        for destination in found {
            switch destination {
            // A view of a module that holds another one of the same module leads nowhere.
            case .module(source) where segue.kind == .embed: continue
            case .module(let module): add(segue, in: storyboard, from: source, .module(module), isInferred)
            case .plain(let symbol):
                add(segue, in: storyboard, from: source, .module(maker.node(forPlain: symbol)), isInferred)
            case .system(let name): add(segue, in: storyboard, from: source, .system(name), isInferred)
            case .back: add(segue, in: storyboard, from: source, .back, isInferred)
            }
        }
    }

    private func add(
        _ segue: StoryboardFacts.Segue, in storyboard: Int, from source: Int, _ target: RouteDraft.Destination,
        _ isInferred: Bool
    ) {
        maker.add(
            RouteDraft(
                source: .module(source), destination: target, transition: transition(of: segue, in: storyboard),
                container: container(of: segue, in: storyboard), conditions: [], steps: [], primitive: nil,
                call: "segue", creation: nil,
                isInferred: isInferred, method: nil, option: nil, segue: (storyboard, segue)))
    }
}
