import NavigationGraph

/// How the names of types tell their roles: the suffixes that the schools use, as data.
///
/// A name only suggests a role; whether a type takes part in a module is decided by what it is wired to.
package struct RoleNames: Sendable {
    package struct Suffix: Hashable, Sendable {
        package let text: String
        package let role: Role
        let ending: NameEnding

        package init(_ text: String, _ role: Role) {
            self.text = text
            self.role = role
            ending = NameEnding(text)
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
            // In Spanish and Portuguese.
            Suffix("Vista", .view), Suffix("Controlador", .view), Suffix("Presentador", .presenter),
            Suffix("Apresentador", .presenter), Suffix("Enrutador", .router), Suffix("Ruteador", .router),
            Suffix("Roteador", .router),
            Suffix("Interator", .interactor), Suffix("Entidad", .entity), Suffix("Entidade", .entity),
        ],
        interfaceSuffixes: [
            "InterfaceProtocol", "Interface", "Protocol", "Type", "InputProtocol", "OutputProtocol", "Input", "Output",
            "Delegate", "DelegateProtocol", "ModuleDelegate", "Inputs", "Outputs", "Logic", "Protocols", "Protocolo",
        ])

    private static let coordinatorEndings = ["Coordinator", "Navigator", "FlowController", "Flow"].map {
        NameEnding($0)
    }

    /// Whether a type's simple name says that it leads through screens without being one.
    package static func isCoordinator(_ name: String) -> Bool { ends(name, in: coordinatorEndings) }

    /// What a class is called that implements the interface of the name in front.
    private static let implementationEndings = ["Implementation", "Impl"].map { NameEnding($0) }

    private static let viewModelEndings = ["ViewModel", "VM", "StateModel", "Presenter"].map { NameEnding($0) }

    /// Whether a type's simple name says that it does the thinking for one screen.
    package static func isViewModel(_ name: String) -> Bool { ends(name, in: viewModelEndings) }

    /// Whether a name has one of some endings, or what it implements has.
    private static func ends(_ name: String, in endings: [NameEnding]) -> Bool {
        var bytes = Array(name.utf8)
        if let ending = implementationEndings.first(where: { $0.ends(bytes) }) { bytes.removeLast(ending.count) }
        return endings.contains { $0.ends(bytes) }
    }

    /// Whether one of two stems begins or ends in the other.
    package static func areRelated(_ stem: String, _ other: String) -> Bool {
        stem.hasPrefix(other) || stem.hasSuffix(other) || other.hasPrefix(stem) || other.hasSuffix(stem)
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
        let bytes = Array(name.utf8)
        for ending in Self.implementationEndings where bytes.count > ending.count && ending.ends(bytes) {
            return reading(of: String(name.dropLast(ending.count)))
        }
        for suffix in suffixes where bytes.count > suffix.ending.count && suffix.ending.ends(bytes) {
            // `Login_Presenter` of some templates is the presenter of `Login`.
            let stem = name.dropLast(suffix.text.count)
            return (String(stem.hasSuffix("_") ? stem.dropLast() : stem), suffix.role)
        }
        // A bare role name inside a namespace: `Login.Presenter`.
        for suffix in suffixes where bytes.count == suffix.ending.count && suffix.ending.ends(bytes) {
            return ("", suffix.role)
        }
        return nil
    }
}

/// How a name may end. Each name is asked for many endings, and mostly differs in the last letter.
struct NameEnding: Hashable, Sendable {
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    /// In bytes of UTF-8.
    var count: Int { bytes.count }

    func ends(_ name: [UInt8]) -> Bool {
        let start = name.count - bytes.count
        guard start >= 0 else { return false }
        for index in bytes.indices.reversed() where bytes[index] != name[start + index] { return false }
        return true
    }
}
