import NavigationGraph

/// How the names of types tell their roles: the suffixes that the schools use, as data.
///
/// A name only suggests a role; whether a type takes part in a module is decided by what it is wired to.
package struct RoleNames: Sendable {
    package struct Suffix: Hashable, Sendable {
        package var text: String
        package var role: Role

        package init(_ text: String, _ role: Role) {
            self.text = text
            self.role = role
        }
    }

    package var suffixes: [Suffix]
    /// Endings that make an interface's name out of a component's.
    package var interfaceSuffixes: [String]

    package init(suffixes: [Suffix], interfaceSuffixes: [String]) {
        // The longest ending decides: `ViewModelFactory` before `Factory`.
        self.suffixes = suffixes.sorted { ($1.text.utf8.count, $0.text) < ($0.text.utf8.count, $1.text) }
        self.interfaceSuffixes = interfaceSuffixes.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    /// The endings of all schools in `Docs/Dialects.md`.
    package static let all = RoleNames(
        suffixes: [
            Suffix("Wireframe", .wireframe), Suffix("WireFrame", .wireframe), Suffix("Router", .router),
            Suffix("Coordinator", .router),
            Suffix("Presenter", .presenter), Suffix("Interactor", .interactor), Suffix("ViewController", .view),
            Suffix("TableViewController", .view), Suffix("CollectionViewController", .view), Suffix("View", .view),
            Suffix("Screen", .view), Suffix("Page", .view),
            Suffix("VC", .view), Suffix("Controller", .view), Suffix("Formatter", .formatter),
            Suffix("ViewModelCreator", .viewModelCreator), Suffix("ViewModelFactory", .viewModelCreator),
            Suffix("DataManager", .dataManager), Suffix("Entity", .entity), Suffix("Assembly", .assembly),
            Suffix("ViewFactory", .assembly), Suffix("ModuleFactory", .assembly), Suffix("Factory", .assembly),
            Suffix("Builder", .assembly), Suffix("ModuleBuilder", .assembly), Suffix("Configurator", .assembly),
            Suffix("Assembler", .assembly), Suffix("Module", .assembly), Suffix("ModuleConfigurator", .assembly),
            Suffix("ModuleInitializer", .assembly), Suffix("ModuleAssembly", .assembly),
            Suffix("ModuleAssembler", .assembly), Suffix("Service", .service),
        ],
        interfaceSuffixes: [
            "InterfaceProtocol", "Interface", "Protocol", "Type", "InputProtocol", "OutputProtocol", "Input", "Output",
            "Delegate", "DelegateProtocol", "ModuleDelegate", "Inputs", "Outputs", "Logic", "Protocols",
        ])

    private static let coordinatorSuffixes = ["Coordinator", "Navigator", "FlowController", "Flow"]

    /// Whether a type's simple name says that it leads through screens without being one.
    package static func isCoordinator(_ name: String) -> Bool {
        coordinatorSuffixes.contains { suffix in
            name.hasSuffix(suffix) || implementationEndings.contains { name.hasSuffix(suffix + $0) }
        }
    }

    /// What a class is called that implements the interface of the name in front.
    private static let implementationEndings = ["Implementation", "Impl"]

    private static let viewModelSuffixes = ["ViewModel", "VM", "StateModel", "Presenter"]

    /// Whether a type's simple name says that it does the thinking for one screen.
    package static func isViewModel(_ name: String) -> Bool {
        viewModelSuffixes.contains { suffix in
            name.hasSuffix(suffix) || implementationEndings.contains { name.hasSuffix(suffix + $0) }
        }
    }

    /// The same with more endings, which go before known ones of the same letters.
    package func adding(_ more: [Suffix]) -> RoleNames {
        let texts = Set(more.map(\.text))
        return RoleNames(
            suffixes: suffixes.filter { !texts.contains($0.text) } + more, interfaceSuffixes: interfaceSuffixes)
    }

    /// The role that a name is, with nothing of a module in front: `ViewController`, or `RootView`, in a namespace `Login`.
    package func role(named name: String) -> Role? {
        suffixes.first { $0.text == name }?.role ?? (Self.rootViews.contains(name) ? .view : nil)
    }

    /// What the first view of a namespace is called.
    private static let rootViews: Set<String> = ["RootView", "RootViewController"]

    /// The stem and the role that a type's simple name suggests; nil where it suggests none.
    package func reading(of name: String) -> (stem: String, role: Role)? {
        for ending in Self.implementationEndings where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
            return reading(of: String(name.dropLast(ending.count)))
        }
        for suffix in suffixes where name.utf8.count > suffix.text.utf8.count && name.hasSuffix(suffix.text) {
            return (String(name.dropLast(suffix.text.count)), suffix.role)
        }
        // A bare role name inside a namespace: `Login.Presenter`.
        for suffix in suffixes where name == suffix.text { return ("", suffix.role) }
        return nil
    }
}
