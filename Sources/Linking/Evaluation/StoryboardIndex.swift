import Dialects
import Facts

/// The scanned storyboards and xibs by name, and their scenes by identifier.
struct StoryboardIndex {
    let storyboards: [StoryboardFacts]
    private var byName: [String: [Int]] = [:]
    private var actionsBySelector: [String: [(scene: SceneRef, action: StoryboardFacts.Action)]] = [:]
    /// The classes of scenes that are in no Swift module: those of the app's Objective-C code.
    let objectiveCClasses: Set<String>

    init(_ storyboards: [StoryboardFacts]) {
        self.storyboards = storyboards
        objectiveCClasses = Set(
            storyboards.filter { !$0.isXib }.flatMap(\.scenes).filter { $0.customModule == nil }.compactMap(
                \.customClass))
        for (index, storyboard) in storyboards.enumerated() where !storyboard.isXib {
            byName[storyboard.name, default: []].append(index)
        }
        for (index, storyboard) in storyboards.enumerated() {
            for (position, scene) in storyboard.scenes.enumerated() {
                for action in scene.actions {
                    actionsBySelector[action.selector, default: []]
                        .append((SceneRef(storyboard: index, scene: position), action))
                }
            }
        }
    }

    var hasActions: Bool { !actionsBySelector.isEmpty }

    /// The controls' actions that send a selector, in the order of the scenes.
    func actions(calling selector: String) -> [(scene: SceneRef, action: StoryboardFacts.Action)] {
        actionsBySelector[selector] ?? []
    }

    /// The storyboards of a name, those first whose folders a file shares most: each app in a scan has a `Main` of its own.
    private func named(_ name: String, near path: String) -> [Int] {
        guard let found = byName[name], found.count > 1 else { return byName[name] ?? [] }
        return found.map { (index: $0, shared: sharedFolders(storyboards[$0].path, path)) }
            .sorted { ($1.shared, $0.index) < ($0.shared, $1.index) }.map(\.index)
    }

    func facts(_ reference: SceneRef) -> StoryboardFacts.Scene {
        storyboards[reference.storyboard].scenes[reference.scene]
    }

    /// The scene with an identifier, in one storyboard or, without a name, in whichever has it alone.
    ///
    /// - Parameter path: the file that names the storyboard.
    func scene(identifier: String, storyboard name: String?, near path: String) -> SceneRef? {
        let candidates = name.flatMap { byName[$0] == nil ? nil : named($0, near: path) } ?? Array(storyboards.indices)
        var found: [SceneRef] = []
        for index in candidates where !storyboards[index].isXib {
            for (position, scene) in storyboards[index].scenes.enumerated()
            where scene.storyboardIdentifier == identifier && scene.element != .viewControllerPlaceholder {
                found.append(SceneRef(storyboard: index, scene: position))
            }
        }
        return name == nil && found.count > 1 ? nil : found.first
    }

    /// The storyboard that generated code knows by an identifier made of its name.
    func storyboard(generatedAs identifier: String) -> String? {
        let key = GeneratedAccessors.key(identifier)
        return byName.keys.filter { GeneratedAccessors.key($0) == key }.min()
    }

    /// The scene of a storyboard that generated code knows by an identifier made of the scene's.
    func scene(generatedAs identifier: String, storyboard name: String, near path: String) -> SceneRef? {
        let key = GeneratedAccessors.key(identifier)
        for index in named(name, near: path) {
            let scenes = storyboards[index].scenes
            if let scene = scenes.firstIndex(where: {
                $0.element != .viewControllerPlaceholder && $0.storyboardIdentifier.map(GeneratedAccessors.key) == key
            }) {
                return SceneRef(storyboard: index, scene: scene)
            }
        }
        return nil
    }

    /// The identifier of a segue that generated code knows by names made of it and of its scene's class.
    func segue(generatedAs identifier: String, class name: String) -> String? {
        let (key, owner) = (GeneratedAccessors.key(identifier), GeneratedAccessors.key(name))
        for scene in storyboards.flatMap(\.scenes) where scene.customClass.map(GeneratedAccessors.key) == owner {
            for case let found? in scene.segues.map(\.identifier) where GeneratedAccessors.key(found) == key {
                return found
            }
        }
        return nil
    }

    /// - Parameter path: the file that names the storyboard.
    func initialScene(of name: String, near path: String) -> SceneRef? {
        for index in named(name, near: path) {
            guard let object = storyboards[index].initialScene else { continue }
            return scene(object: object, in: index)
        }
        return nil
    }

    /// The scenes with which apps start, by the names of their storyboards.
    func firstScenes(of launch: [LaunchFacts]) -> [SceneRef] {
        let starts = launch.flatMap { start in
            (start.mainStoryboards + start.sceneStoryboards).map { (name: $0, path: start.path) }
        }
        return starts.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
            .compactMap { initialScene(of: $0.name, near: $0.path) }.distinct()
    }

    func scene(object: String, in storyboard: Int) -> SceneRef? {
        storyboards[storyboard].scenes.firstIndex { $0.object == object }
            .map { SceneRef(storyboard: storyboard, scene: $0) }
    }

    /// Follows a storyboard reference to the scene that it stands for; other scenes stand for themselves.
    func target(of reference: SceneRef) -> SceneRef? {
        let scene = facts(reference)
        guard scene.element == .viewControllerPlaceholder else { return reference }
        let name = scene.referencedStoryboard ?? storyboards[reference.storyboard].name
        let path = storyboards[reference.storyboard].path
        if let identifier = scene.referencedIdentifier {
            return self.scene(identifier: identifier, storyboard: name, near: path)
        }
        return initialScene(of: name, near: path)
    }

    /// The scene that a class draws, where it is the only one.
    func scenes(ofClass name: String) -> [SceneRef] {
        var found: [SceneRef] = []
        for (index, storyboard) in storyboards.enumerated() {
            for (position, scene) in storyboard.scenes.enumerated() where scene.customClass == name {
                found.append(SceneRef(storyboard: index, scene: position))
            }
        }
        return found
    }
}
