import Dialects
import Facts
import NavigationGraph

/// View controllers that navigation reaches and that have no module: they are nodes of their own.
final class PlainScreens {
    private let evaluator: Evaluator
    private let modules: ModuleMap
    private let screens: ScreenFinder
    private let roleNames: RoleNames
    private var nodes: [Int: Int] = [:]

    private var program: Program { evaluator.program }

    init(screens: ScreenFinder, modules: ModuleMap, roleNames: RoleNames) {
        evaluator = screens.evaluator
        self.modules = modules
        self.screens = screens
        self.roleNames = roleNames
    }

    /// Makes nodes of the classes that code shows and of those that storyboards lead to.
    func add(shown: Set<Int>) {
        var shown = shown
        for storyboard in evaluator.storyboards.storyboards.indices {
            let scenes = evaluator.storyboards.storyboards[storyboard].scenes
            for (position, scene) in scenes.enumerated() {
                let leading = scene.segues.filter { $0.kind != .relationship && $0.kind != .unwind }
                for segue in leading {
                    guard let symbol = plainClass(of: segue, in: storyboard) else { continue }
                    shown.insert(symbol)
                }
                let reference = SceneRef(storyboard: storyboard, scene: position)
                if !leading.isEmpty || isInitial(reference), let symbol = objectiveCScreen(of: reference) {
                    shown.insert(symbol)
                }
            }
        }
        // Types of one name by their places, which the numbers of symbols follow.
        let ordered = shown.sorted {
            (program.types[$0].qualifiedName, $0) < (program.types[$1].qualifiedName, $1)
        }
        for symbol in ordered { _ = node(for: symbol) }
    }

    private func plainClass(of segue: StoryboardFacts.Segue, in storyboard: Int) -> Int? {
        guard let inner = evaluator.storyboards.scene(object: segue.destination, in: storyboard),
            let target = evaluator.storyboards.target(of: inner)
        else { return nil }
        if let symbol = objectiveCScreen(of: target) { return symbol }
        guard let symbol = evaluator.type(ofScene: target, near: 0).symbol, !program.isExternal(symbol),
            modules.module(ofView: symbol) == nil,
            screens.container(of: evaluator.nominal(symbol)) == nil
        else { return nil }
        return symbol
    }

    /// The class of a scene that the app's Objective-C code draws; nil for containers.
    private func objectiveCScreen(of reference: SceneRef) -> Int? {
        guard !evaluator.storyboards.facts(reference).element.isContainer,
            let symbol = evaluator.type(ofScene: reference, near: 0).symbol, evaluator.isObjectiveCScreen(symbol),
            screens.container(of: evaluator.nominal(symbol)) == nil
        else { return nil }
        return symbol
    }

    /// Whether a storyboard begins with a scene, or a container with which a storyboard begins holds it.
    private func isInitial(_ reference: SceneRef) -> Bool {
        initialScenes.contains(reference)
    }

    private lazy var initialScenes: Set<SceneRef> = {
        var found: Set<SceneRef> = []
        var queue: [SceneRef] = []
        for (index, storyboard) in evaluator.storyboards.storyboards.enumerated() where !storyboard.isLaunchScreen {
            guard let object = storyboard.initialScene,
                let scene = evaluator.storyboards.scene(object: object, in: index)
            else { continue }
            queue.append(scene)
        }
        while let next = queue.popLast() {
            guard let scene = evaluator.storyboards.target(of: next), found.insert(scene).inserted else { continue }
            for segue in evaluator.storyboards.facts(scene).segues where segue.kind == .relationship {
                guard let inner = evaluator.storyboards.scene(object: segue.destination, in: scene.storyboard) else {
                    continue
                }
                queue.append(inner)
            }
        }
        return found
    }()

    /// The node of a class, which is made when it is first asked for.
    func node(for symbol: Int) -> Int {
        if let known = nodes[symbol] { return known }
        if let known = modules.moduleOfType[symbol] { return known }
        let reading = RoleAssigner(program: program, names: roleNames).reading(of: symbol)
        var draft = ModuleDraft(name: reading?.stem ?? program.types[symbol].name, kind: .screen)
        if reading?.role != .view { draft.name = program.types[symbol].name }
        draft.components = [(symbol, .view)]
        let index = modules.add(draft)
        nodes[symbol] = index
        return index
    }
}
