import Dialects
import Facts

/// What calls give back that no source of the program tells: storyboards, names of types, `map` over an optional.
extension Evaluator {
    /// Calls whose meaning the sources cannot tell: storyboards, names of types, `map` over an optional.
    func builtIn(
        _ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID, expected: TypeValue
    ) -> ValueID? {
        switch expression(callee, frame) {
        case .name(let name), .member(.some, let name):
            guard builtInNames.contains(identifier(name, frame)) else { return nil }
        default: return nil
        }
        let file = facts(frame)
        let values = Array(file.arguments(arguments))
        func label(_ index: Int) -> String? {
            index < values.count ? values[index].label.map { file.text($0) } : nil
        }
        switch file.expressions[callee] {
        case .name(let name):
            switch file.text(name) {
            case "String":
                guard values.count == 1, label(0) == "describing" || label(0) == "reflecting" else { return nil }
                return mapChoices(eval(values[0].value, frame)) { value in
                    if case .metatype(.nominal(let symbol, _)) = store[value] {
                        return make(.string(program.types[symbol].name, isOnly: true))
                    }
                    return unknown
                }
            case let wrapper where SwiftUIViews.objectWrappers.contains(wrapper):
                guard let label = label(0), SwiftUIViews.wrapperLabels.contains(label), values.count == 1 else {
                    return nil
                }
                return eval(values[0].value, frame)
            case "NSStringFromClass":
                guard let first = values.first,
                    case .metatype(.nominal(let symbol, _)) = store[eval(first.value, frame)]
                else { return nil }
                return make(.string(program.types[symbol].name, isOnly: true))
            case "UIStoryboard":
                return storyboard(values, frame)
            case "instantiateViewController", "instantiateInitialViewController":
                return instantiate(file.text(name), nil, callee, arguments, frame)
            case "type":
                guard values.count == 1, label(0) == "of" else { return nil }
                return make(.metatype(type(of: eval(values[0].value, frame))))
            default: return resolution(file.text(name), arguments, frame, expected: expected)
            }
        case .member(let base?, let name):
            switch file.text(name) {
            case "instantiateViewController", "instantiateInitialViewController":
                return instantiate(file.text(name), base, callee, arguments, frame)
            case ContainerWords.storyboardMaker:
                guard case .name(let type) = file.expressions[base], file.text(type) == ContainerWords.storyboard else {
                    return nil
                }
                return storyboard(values, frame)
            case GeneratedAccessors.make:
                guard values.isEmpty, case .member(let storyboard?, let scene) = file.expressions[base] else {
                    return nil
                }
                return generatedScene(file.text(scene), of: eval(storyboard, frame), site: callee, frame)
            case "map", "flatMap", "compactMap":
                guard values.count == 1 else { return nil }
                if let made = madeOfEach(eval(base, frame), by: values[0].value, frame) { return made }
                return mapped(eval(base, frame), by: eval(values[0].value, frame), isFlat: file.text(name) == "flatMap")
            default: return resolution(file.text(name), arguments, frame, expected: expected)
            }
        default: return nil
        }
    }

    /// The names that mean something to `builtIn`.
    func findBuiltInNames() -> Set<Identifier> {
        let words: [String] = [
            "String", "NSStringFromClass", "UIStoryboard", "instantiateViewController",
            "instantiateInitialViewController", "type", GeneratedAccessors.make, "map", "flatMap", "compactMap",
            ContainerWords.storyboardMaker,
        ]
        return Set((words + SwiftUIViews.objectWrappers + ContainerWords.resolutions).map { program.identifier($0) })
    }

    /// The storyboard of a name: `UIStoryboard(name: "Main", bundle: nil)`, and what a container makes of the same.
    private func storyboard(_ values: [Argument], _ frame: FrameID) -> ValueID? {
        guard let first = values.first, first.label.map({ facts(frame).text($0) }) == "name" else { return nil }
        return mapChoices(eval(first.value, frame)) { value in
            if case .string(let text, _) = store[value] { return storyboard(named: text, in: frame) }
            return make(.instance(.nominal(program.external("UIStoryboard"), [])))
        }
    }

    func storyboard(named name: String, in frame: FrameID) -> ValueID {
        make(.storyboard(name, by: storyboards.isShared(name) ? store.function(of: frame).file : nil))
    }

    /// Where to look for a storyboard from: the file that asks it for a scene, or the one that names it.
    func place(ofStoryboard name: String, namedBy file: Int32?, askedIn frame: FrameID) -> String {
        let asking = program.files[Int(store.function(of: frame).file)].path
        guard let file else { return asking }
        return storyboards.nearer(to: name, program.files[Int(file)].path, asking)
    }

    /// UIKit's own `instantiateViewController(withIdentifier:)` and `instantiateInitialViewController()`, and both with a
    /// `creator`: the controller is the one that the closure makes.
    private func instantiate(
        _ name: String, _ base: ExpressionID?, _ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> ValueID? {
        let file = facts(frame)
        // A type of the program's own may have a method of that name, which says itself what it makes.
        guard !runsOwn(callee, arguments, frame) else { return nil }
        let values = Array(facts(frame).arguments(arguments))
        let isInitial = name == "instantiateInitialViewController"
        let label = values.first?.label.map { file.text($0) }
        guard isInitial || label == "withIdentifier" || label == "identifier" else { return nil }
        let creator = values.last.flatMap { last in
            last.isTrailingClosure || last.label.map { file.text($0) } == "creator" ? eval(last.value, frame) : nil
        }
        func screen(_ scene: SceneRef?) -> ValueID {
            if let creator, let made = made(by: creator, from: scene) { return made }
            let plain = TypeValue.nominal(program.external("UIViewController"), [])
            return make(
                .object(
                    Creation(
                        type: scene.map { type(ofScene: $0) } ?? plain,
                        site: ExpressionRef(Int(store.function(of: frame).file), callee), frame: frame,
                        initializer: nil,
                        labels: [], arguments: [], scene: scene, isInstantiated: true)))
        }
        return mapChoices(base.map { eval($0, frame) } ?? store.this(of: frame) ?? unknown) { receiver in
            var (storyboard, path) = (nil as String?, "")
            if case .storyboard(let text, let file) = store[receiver] {
                (storyboard, path) = (text, place(ofStoryboard: text, namedBy: file, askedIn: frame))
            }
            if isInitial { return screen(storyboard.flatMap { storyboards.initialScene(of: $0, near: path) }) }
            return mapChoices(eval(values[0].value, frame)) { value in
                guard case .string(let identifier, _) = store[value] else { return screen(nil) }
                return screen(storyboards.scene(identifier: identifier, storyboard: storyboard, near: path))
            }
        }
    }

    /// Whether a call runs a function that a type of the program's own declares.
    private func runsOwn(_ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID) -> Bool {
        targets(ofCall: callee, arguments, frame).contains { target in
            guard let owner = program.owner(of: target.function) else { return false }
            return !program.isExternal(owner) && program.facts(target.function).hasBody
        }
    }

    /// The controller that a closure makes of a scene; nil where it makes none that could be followed.
    private func made(by creator: ValueID, from scene: SceneRef?) -> ValueID? {
        guard case .closure(let function, let parent) = store[creator] else { return nil }
        let activation = store.intern(
            Frame(
                function: function, this: store.this(of: parent),
                arguments: program.facts(function).parameters.map { _ in unknown }, bound: store[parent].bound,
                parent: parent))
        guard case .object(var creation) = store[result(of: activation)] else { return nil }
        creation.scene = scene
        creation.isInstantiated = true
        return make(.object(creation))
    }

    /// Whether a class is a screen of the app's Objective-C code, which storyboards name and nothing else tells of.
    func isObjectiveCScreen(_ symbol: Int) -> Bool {
        let name = program.types[symbol].name
        return program.isExternal(symbol) && AppleClasses.superclasses[name] == nil
            && storyboards.objectiveCClasses.contains(name)
    }

    /// The type of the program that a storyboard names.
    func type(named name: String, inStoryboard index: Int) -> Int? {
        program.topLevelType(program.identifier(name), near: storyboards.storyboards[index].path)
    }

    /// The class of a scene: of several of one name the one that lies nearest to the storyboard.
    func type(ofScene reference: SceneRef) -> TypeValue {
        let scene = storyboards.facts(reference)
        if let name = scene.customClass {
            if let type = type(named: name, inStoryboard: reference.storyboard) { return nominal(type) }
            return .nominal(program.external(name), [])
        }
        let apple =
            switch scene.element {
            case .navigationController: "UINavigationController"
            case .tabBarController: "UITabBarController"
            case .splitViewController: "UISplitViewController"
            case .pageViewController: "UIPageViewController"
            default: "UIViewController"
            }
        return .nominal(program.external(apple), [])
    }
}
