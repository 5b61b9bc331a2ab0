import Dialects
import Facts

/// The scanned storyboards and xibs by name, and their scenes by identifier.
struct StoryboardIndex {
    let storyboards: [StoryboardFacts]
    private var byName: [String: [Int]] = [:]
    /// The storyboards of a name that several bear, by the paths that theirs begin with, folder by folder.
    private var byFolder: [String: [Substring: [Int]]] = [:]
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
        for (name, alike) in byName where alike.count > 1 {
            var below: [Substring: [Int]] = [:]
            for index in alike {
                for folder in Self.beginnings(of: storyboards[index].path) { below[folder, default: []].append(index) }
            }
            byFolder[name] = below
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
    /// Some come again with those that share less.
    private func named(_ name: String, near path: String) -> AnySequence<Int> {
        guard let below = byFolder[name] else { return AnySequence(byName[name] ?? []) }
        return AnySequence(Self.beginnings(of: path).lazy.compactMap { below[$0] }.joined())
    }

    /// Whether several storyboards bear a name.
    func isShared(_ name: String) -> Bool { byFolder[name] != nil }

    /// Which of two files lies nearer to a storyboard of a name: code that many apps share lies near to none. The first,
    /// where both share as many folders with one.
    func nearer(to name: String, _ first: String, _ second: String) -> String {
        guard let below = byFolder[name] else { return first }
        func shared(_ path: String) -> Int {
            let beginnings = Self.beginnings(of: path)
            return beginnings.count - (beginnings.firstIndex { below[$0] != nil } ?? beginnings.count)
        }
        return shared(second) > shared(first) ? second : first
    }

    /// A path and the folders in which it lies, the longest first; the last one is empty.
    private static func beginnings(of path: String) -> [Substring] {
        let slashes = path.utf8.indices.reversed().filter { path.utf8[$0] == UInt8(ascii: "/") }
        return [path[...]] + slashes.map { path[..<$0] } + [""]
    }

    func facts(_ reference: SceneRef) -> StoryboardFacts.Scene {
        storyboards[reference.storyboard].scenes[reference.scene]
    }

    /// The scene with an identifier, in one storyboard or, without a name, in whichever has it alone.
    ///
    /// - Parameter path: the file that names the storyboard.
    func scene(identifier: String, storyboard name: String?, near path: String) -> SceneRef? {
        func found(in index: Int) -> [SceneRef] {
            storyboards[index].scenes.indices.filter { position in
                let scene = storyboards[index].scenes[position]
                return scene.storyboardIdentifier == identifier && scene.element != .viewControllerPlaceholder
            }
            .map { SceneRef(storyboard: index, scene: $0) }
        }
        if let name, byName[name] != nil {
            for index in named(name, near: path) {
                if let first = found(in: index).first { return first }
            }
            return nil
        }
        let everywhere = storyboards.indices.filter { !storyboards[$0].isXib }.flatMap { found(in: $0) }
        return name == nil && everywhere.count > 1 ? nil : everywhere.first
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
