import NavigationGraph

/// What can be seen of a module from outside: enough to tell the schools apart.
package struct ModuleShape: Sendable {
    package var roles: Set<Role>
    /// Protocols that the components conform to.
    package var interfaceNames: [String]
    /// Superclasses of the navigators; generic ones end in `<>`.
    package var superclasses: [String]
    /// Full names of the navigators' and the assembly's methods.
    package var navigatorMethods: [String]
    /// Names of the navigators' lazy properties.
    package var lazyMembers: [String]

    package init(
        roles: Set<Role>, interfaceNames: [String], superclasses: [String], navigatorMethods: [String],
        lazyMembers: [String]
    ) {
        self.roles = roles
        self.interfaceNames = interfaceNames
        self.superclasses = superclasses
        self.navigatorMethods = navigatorMethods
        self.lazyMembers = lazyMembers
    }
}

/// A VIPER school: how its modules can be recognised.
///
/// A dialect labels modules and nothing else; routes come from what the code does.
package struct Dialect: Sendable {
    package var name: String
    package var matches: @Sendable (ModuleShape) -> Bool

    /// All schools, the most particular first.
    package static let all: [Dialect] = [
        Dialect(name: "coldlogical") { shape in
            shape.interfaceNames.contains {
                $0.hasSuffix("PresenterToWireframeInterface") || $0.hasSuffix("WireframeInterface") && $0.contains("To")
            }
                || shape.lazyMembers.contains("modulePresenter")
        },
        Dialect(name: "infinum4") { $0.superclasses.contains { $0.hasSuffix("<>") && $0.contains("Wireframe") } },
        Dialect(name: "infinum") { shape in
            shape.superclasses.contains { $0.hasSuffix("Wireframe") }
                || shape.interfaceNames.contains { $0.hasSuffix("WireframeInterface") }
        },
        Dialect(name: "knutvalen") { shape in
            shape.interfaceNames.contains { $0.hasSuffix("RouterType") || $0.hasSuffix("ViewType") }
        },
        Dialect(name: "crelies") { shape in
            shape.roles.contains(.wireframe) && shape.roles.contains(.router)
                && shape.navigatorMethods.contains { $0.hasPrefix("makeView") }
        },
        Dialect(name: "mutualmobile") { shape in
            shape.interfaceNames.contains { $0.hasSuffix("ModuleInterface") || $0.hasSuffix("ModuleDelegate") }
        },
        Dialect(name: "rambler") { shape in
            shape.interfaceNames.contains { $0.hasSuffix("RouterInput") || $0.hasSuffix("ViewOutput") }
        },
        Dialect(name: "viewfactory") { shape in
            shape.interfaceNames.contains {
                $0.hasSuffix("WireframeProtocol") || $0.hasSuffix("InteractorInputProtocol")
            }
        },
    ]
}
