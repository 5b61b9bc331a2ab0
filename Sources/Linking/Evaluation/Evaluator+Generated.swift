import Dialects
import Facts

/// Accessors that generators write for storyboards, by their names alone.
extension Evaluator {
    /// `R.storyboard.main`, `R.segue.homeViewController.showLogin` or `StoryboardScene.Main`; nil for anything else.
    func generatedMember(_ base: ExpressionID, _ name: NameID, _ frame: FrameID) -> ValueID? {
        let file = facts(frame)
        switch file.expressions[base] {
        case .name(let root):
            guard file.text(root) == GeneratedAccessors.scenes else { return nil }
            return storyboard(generatedAs: name, frame)
        case .member(let outer?, let kind):
            if case .name(let root) = file.expressions[outer] {
                guard file.text(root) == GeneratedAccessors.resources,
                    file.text(kind) == GeneratedAccessors.resourceStoryboards
                else { return nil }
                return storyboard(generatedAs: name, frame)
            }
            return generatedSegue(outer, owner: kind, name, frame)
        default: return nil
        }
    }

    private func storyboard(generatedAs name: NameID, _ frame: FrameID) -> ValueID? {
        storyboards.storyboard(generatedAs: facts(frame).text(name)).map { storyboard(named: $0, in: frame) }
    }

    private func generatedSegue(
        _ outer: ExpressionID, owner: NameID, _ name: NameID, _ frame: FrameID
    ) -> ValueID? {
        let file = facts(frame)
        guard case .member(let root?, let kind) = file.expressions[outer] else { return nil }
        if file.text(name) == "identifier", case .name = file.expressions[root] { return nil }
        if file.text(name) == "identifier" { return generatedMember(outer, owner, frame) }
        guard case .name(let resources) = file.expressions[root], file.text(resources) == GeneratedAccessors.resources,
            file.text(kind) == GeneratedAccessors.resourceSegues
        else { return nil }
        return storyboards.segue(generatedAs: file.text(name), class: file.text(owner)).map {
            make(.string($0, isOnly: true))
        }
    }

    /// The scene that `storyboard.login()` or `storyboard.login.instantiate()` makes, by names made of identifiers.
    func generatedScene(_ name: String, of storyboard: ValueID, site: ExpressionID, _ frame: FrameID) -> ValueID? {
        guard case .storyboard(let title, let naming) = store[storyboard] else { return nil }
        let path = place(ofStoryboard: title, namedBy: naming, askedIn: frame)
        let scene: SceneRef?
        if GeneratedAccessors.initialScenes.contains(name) {
            scene = storyboards.initialScene(of: title, near: path)
        } else {
            scene =
                storyboards.scene(generatedAs: name, storyboard: title, near: path)
                ?? (name.hasPrefix(GeneratedAccessors.make)
                    ? storyboards.scene(
                        generatedAs: String(name.dropFirst(GeneratedAccessors.make.count)), storyboard: title,
                        near: path)
                    : nil)
        }
        return scene.map { instance(of: $0, site: site, frame) }
    }

    /// The screen that a static method makes of which only a library knows: `ListViewController.instantiate()`, where a
    /// pod's protocol declares it. The class that is asked is the screen; nil for anything else.
    func screen(
        madeByLibrarys name: Identifier, of asked: ValueID, site: ExpressionID, _ arguments: ArgumentRange,
        _ frame: FrameID
    ) -> ValueID? {
        guard case .metatype(let type) = store[asked], let symbol = type.symbol, !program.isExternal(symbol),
            program.inherits(symbol, from: "UIViewController"), ScreenFactories.mayMake(program.text(name)),
            property(name, in: symbol, isStatic: true) == nil,
            // The app may add one of the name that takes other arguments: `instantiate(with: model)`.
            methods(name, in: symbol, isStatic: true).allSatisfy({ target($0, asked, arguments, frame) == nil })
        else { return nil }
        let scenes = storyboards.scenes(ofClass: program.types[symbol].name)
        if scenes.count == 1 { return instance(of: scenes[0], site: site, frame) }
        return make(
            .object(
                Creation(
                    type: type, site: ExpressionRef(Int(store.function(of: frame).file), site), frame: frame,
                    initializer: nil, labels: [], arguments: [], scene: nil, isInstantiated: true)))
    }

    /// A new object of a scene.
    func instance(of scene: SceneRef, site: ExpressionID, _ frame: FrameID) -> ValueID {
        let file = store.function(of: frame).file
        return make(
            .object(
                Creation(
                    type: type(ofScene: scene), site: ExpressionRef(Int(file), site), frame: frame,
                    initializer: nil, labels: [], arguments: [], scene: scene, isInstantiated: true)))
    }
}
