import Dialects
import Facts
import NavigationGraph

/// The presenters, interactors and navigators that the assemblies of several modules make, so that each of these modules
/// has an object of its own.
///
/// Such a part is named after one of them, and what it does is a way of all that have it do it. Who calls it tells which
/// module is meant: the parts that another one's assemblies make call the object of that other module.
struct SharedParts {
    private var program: Program
    /// The parts that the assemblies of each module make, views too.
    private let made: [Int: Set<Int>]
    /// The modules that make a part, in their order; only parts that several make.
    private var modules: [Int: [Int]] = [:]

    init(made: [Int: Set<Int>], drafts: [ModuleDraft], program: Program) {
        self.made = made
        self.program = program
        var makers: [Int: [Int]] = [:]
        for (module, parts) in made {
            for part in parts { makers[part, default: []].append(module) }
        }
        let roles: Set<Role> = [.presenter, .interactor, .wireframe, .router]
        for owner in drafts.indices {
            for (symbol, role) in drafts[owner].components
            where roles.contains(role) && !program.isCoordinator(symbol) {
                guard let all = makers[symbol], all.count > 1, all.contains(owner) else { continue }
                modules[symbol] = all.sorted()
            }
        }
    }

    /// - Parameter program: the twin of the other one's program.
    init(twin other: SharedParts, program: Program) {
        self = other
        self.program = program
    }

    var isEmpty: Bool { modules.isEmpty }

    /// The modules that have an object each of the part whose code a function is; none where one module alone has it.
    func modules(sharing function: FunctionRef) -> [Int] {
        program.owner(of: function).flatMap { modules[$0] } ?? []
    }

    /// Whether a module's assemblies make the part whose code a function is, together with others.
    func isShared(_ function: FunctionRef, by module: Int) -> Bool { modules(sharing: function).contains(module) }

    /// Whether what calls a shared part is a part that other modules make and this one does not: it calls their object.
    func isOthers(_ caller: FunctionRef, calling function: FunctionRef, for module: Int) -> Bool {
        let sharing = modules(sharing: function)
        guard sharing.contains(module), let part = program.owner(of: caller) else { return false }
        return isOthers(part, among: sharing, for: module)
    }

    /// Whether a part is made by others of the modules, and not by this one.
    func isOthers(_ part: Int, among sharing: [Int], for module: Int) -> Bool {
        !(made[module]?.contains(part) ?? false) && sharing.contains { made[$0]?.contains(part) ?? false }
    }
}
