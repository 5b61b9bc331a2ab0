import Dialects
import Facts

/// Tells which parts of modules code hands to one another.
struct ComponentConnections {
    let evaluator: Evaluator
    let roles: RoleAssigner
    private let holders: ComponentHolders

    init(evaluator: Evaluator, roles: RoleAssigner) {
        self.evaluator = evaluator
        self.roles = roles
        holders = ComponentHolders(evaluator: evaluator, roles: roles)
    }

    private var program: Program { evaluator.program }

    /// Whether a view and a part of a module's spine are handed to one another.
    func isConnected(_ view: Int, _ spine: Int) -> Bool {
        reached(from: spine).contains { $0 == view || program.isSubtype($0, of: view) }
            || reached(from: view).contains { $0 == spine || program.isSubtype($0, of: spine) }
            || sharesModel(view, spine) || hostedViews(of: spine).contains(view)
    }

    /// The classes from which a view inherits, and of which a part of a module's spine is handed some object.
    func bases(of view: Int, in spine: Int) -> [Int] {
        connected(to: spine).filter {
            $0 != view && program.isSubtype(view, of: $0) && program.types[$0].kind == .class
        }
    }

    /// What a type is handed, by itself or in an object without a role that stands around it: one that calls the view on
    /// the main queue, or holds it weakly; a model that thinks for the view and has the navigator lead on.
    private func reached(from symbol: Int) -> [Int] {
        let wrappers = objects(in: symbol) { holders.mayHoldWrapper($0, of: symbol) }
        return connected(to: symbol) + given(toBaseOf: symbol)
            + wrappers.filter { roles.reading(of: $0) == nil }.flatMap { connected(to: $0) }
    }

    /// The parts of which a generic base class makes a type's own: `SceneController<LoginInteractor, LoginPresenter>`. What has
    /// heirs may be there to be inherited from, by screens of other names.
    private func given(toBaseOf symbol: Int) -> [Int] {
        let type = program.types[symbol]
        guard type.subclasses.isEmpty else { return [] }
        return type.superclassArguments.compactMap(\.symbol).filter {
            !program.isExternal($0) && program.types[$0].kind != .protocol
        }
    }

    /// Whether a view of SwiftUI's and a presenter hold the same model, which bears their name: what the presenter puts
    /// into it the view shows, and they need not know of each other.
    private func sharesModel(_ view: Int, _ presenter: Int) -> Bool {
        guard program.isSwiftUIView(view), let stem = roles.reading(of: view)?.stem else { return false }
        return !models(of: view, named: stem).isDisjoint(with: models(of: presenter, named: stem))
    }

    /// The views of SwiftUI that a part of a module gives to others in a controller, and that hold a model of its:
    /// `UIHostingController(rootView: ChartView(model: model))` in a presenter's `viewController`.
    func hostedViews(of symbol: Int) -> [Int] {
        let name = program.identifier(SwiftUIViews.hosting.name)
        let found = program.callsByName[name].flatMap { reference -> [Int] in
            let function = FunctionRef(Int(reference.file), program.action(reference).function)
            let file = program.files[Int(reference.file)]
            let outer = program.facts(program.outermost(function))
            guard program.owner(of: function) == symbol, outer.kind == .getter || outer.result != nil,
                case .call(_, let arguments) = file.expressions[program.action(reference).expression],
                let root = file.arguments(arguments).first(where: {
                    $0.label.map { file.text($0) } == SwiftUIViews.hosting.label
                })
            else { return [] }
            return evaluator.symbols(of: evaluator.type(of: evaluator.eval(root.value, evaluator.rootFrame(function))))
        }.distinct().filter { !program.isExternal($0) && program.isSwiftUIView($0) }
        guard !found.isEmpty else { return [] }
        let own = models(of: symbol)
        return found.filter { !models(of: $0).isDisjoint(with: own) }
    }

    private func models(of symbol: Int, named stem: String = "") -> Set<Int> {
        var found: Set<Int> = []
        for type in program.lineage(of: symbol) where !program.isExternal(type) {
            for (_, property) in program.properties(of: type) {
                let fact = program.facts(property)
                guard fact.getter == nil, !fact.isStatic else { continue }
                let declared = evaluator.declaredType(of: property, for: symbol, arguments: [])
                found.formUnion(
                    evaluator.symbols(of: declared).filter { model in
                        program.types[model].kind == .class && program.types[model].name.hasPrefix(stem)
                    })
            }
        }
        return found
    }

    /// The program's types of the objects that code puts into the properties of a type.
    func connected(to symbol: Int) -> [Int] { objects(in: symbol) { holders.mayHoldComponent($0, of: symbol) } }

    private func objects(in symbol: Int, where mayHold: (PropertyRef) -> Bool) -> [Int] {
        var found: [Int] = []
        for type in program.lineage(of: symbol) where !program.isExternal(type) {
            for (_, property) in program.properties(of: type) {
                let fact = program.facts(property)
                guard fact.getter == nil, !fact.isStatic, mayHold(property) else { continue }
                if holdsObject(property) {
                    found += evaluator.symbols(of: evaluator.declaredType(of: property, for: symbol, arguments: []))
                }
                for value in evaluator.bindings(of: property, in: symbol) {
                    for choice in evaluator.choices(of: value) {
                        let type = evaluator.type(of: choice.value)
                        found += evaluator.symbols(of: type) + hosted(by: type)
                    }
                }
            }
        }
        return found.filter { !program.isExternal($0) && program.types[$0].kind != .protocol }.distinct()
    }

    /// The view of SwiftUI for which a controller that puts any view into UIKit is made: `HostingController<ChartView>(…)`.
    private func hosted(by type: TypeValue) -> [Int] {
        guard case .nominal(let symbol, let arguments) = type, let view = arguments.first,
            roles.isHostOfAnyView(symbol)
        else { return [] }
        return evaluator.symbols(of: view)
    }

    /// Whether a property of a SwiftUI view takes its object from the environment or from whoever makes the view: what
    /// it declares is what it gets.
    private func holdsObject(_ property: PropertyRef) -> Bool {
        let file = program.files[Int(property.file)]
        return program.facts(property).attributes.contains { SwiftUIViews.objectWrappers.contains(file.text($0)) }
    }
}
