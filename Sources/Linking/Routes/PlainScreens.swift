import Dialects
import Facts
import NavigationGraph

/// View controllers that navigation reaches and that have no module: they are nodes of their own.
final class PlainScreens {
    private let evaluator: Evaluator
    private let modules: ModuleMap
    private let screens: ScreenFinder
    private let roleNames: RoleNames
    /// What property lists say of how the app starts.
    private let launch: [LaunchFacts]
    private var nodes: [Int: Int] = [:]

    private var program: Program { evaluator.program }

    init(screens: ScreenFinder, modules: ModuleMap, roleNames: RoleNames, launch: [LaunchFacts]) {
        evaluator = screens.evaluator
        self.modules = modules
        self.screens = screens
        self.roleNames = roleNames
        self.launch = launch
    }

    /// Makes nodes of the classes that code shows and of those that storyboards lead to.
    ///
    /// - Parameter leading: the classes whose own code shows something.
    func add(shown: Set<Int>, leading others: Set<Int>) {
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
                } else if mainScenes.contains(reference), let symbol = plainClass(of: reference),
                    !leading.isEmpty || others.contains(symbol)
                {
                    // The app starts with it, and it leads on; what leads nowhere may be left of a template.
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
        return plainClass(of: target)
    }

    private func plainClass(of target: SceneRef) -> Int? {
        if let symbol = objectiveCScreen(of: target) { return symbol }
        guard let symbol = evaluator.type(ofScene: target).symbol, !program.isExternal(symbol),
            modules.module(ofView: symbol) == nil,
            screens.container(of: evaluator.nominal(symbol)) == nil
        else { return nil }
        return symbol
    }

    /// The class of a scene that the app's Objective-C code draws; nil for containers.
    private func objectiveCScreen(of reference: SceneRef) -> Int? {
        guard !evaluator.storyboards.facts(reference).element.isContainer,
            let symbol = evaluator.type(ofScene: reference).symbol, evaluator.isObjectiveCScreen(symbol),
            screens.container(of: evaluator.nominal(symbol)) == nil
        else { return nil }
        return symbol
    }

    /// Whether a storyboard begins with a scene, or a container with which a storyboard begins holds it.
    private func isInitial(_ reference: SceneRef) -> Bool {
        initialScenes.contains(reference)
    }

    private lazy var initialScenes: Set<SceneRef> = {
        let storyboards = evaluator.storyboards.storyboards.enumerated().filter { !$0.element.isLaunchScreen }
        return held(
            by: storyboards.compactMap { index, storyboard in
                storyboard.initialScene.flatMap { evaluator.storyboards.scene(object: $0, in: index) }
            })
    }()

    /// The scenes with which the app starts.
    private lazy var mainScenes = held(by: evaluator.storyboards.firstScenes(of: launch))

    /// Scenes, and those that they hold as containers.
    private func held(by scenes: [SceneRef]) -> Set<SceneRef> {
        var found: Set<SceneRef> = []
        var queue = scenes
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
    }

    /// The node of a class, which is made when it is first asked for.
    func node(for symbol: Int) -> Int {
        if let known = nodes[symbol] { return known }
        if let known = modules.moduleOfType[symbol] { return known }
        let reading = RoleAssigner(program: program, names: roleNames).reading(of: symbol)
        var draft = ModuleDraft(name: reading?.stem ?? program.types[symbol].name, kind: .screen)
        // Without its role, `ViewController` says nothing.
        if reading?.role != .view || draft.name == "View" { draft.name = program.types[symbol].name }
        draft.components = [(symbol, .view)]
        let index = modules.add(draft)
        nodes[symbol] = index
        return index
    }
}
