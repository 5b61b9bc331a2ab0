/// A node of the graph: a VIPER module, a plain screen, or a coordinator.
package struct Module: Hashable, Sendable, Codable, Identifiable {
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// One VIPER unit.
        case module
        /// A view controller or SwiftUI view that navigation reaches and that has no VIPER parts.
        case screen
        /// A type that navigates and shows nothing itself.
        case coordinator
    }

    /// The name, with the shortest distinguishing folder path in front where two modules share it.
    package var id: String
    package var kind: Kind
    /// The stem that the module's types share.
    package var name: String
    /// The folder that the module belongs to, relative to the root; empty at the root.
    package var group: String
    /// The VIPER school that the module follows; nil for plain screens.
    package var dialect: String?
    /// The first paragraph of the documentation comment, as Markdown; empty without one.
    package var summary: String
    /// The whole documentation comment of the module's leading component, as Markdown.
    package var documentation: String
    package var components: [Component]
    package var interfaces: [Interface]
    package var options: [NavigationOption]
    package var references: [Reference]
    package var uses: [Use]
    /// Whether some way leads here from an entry point.
    package var reachable: Bool
    package var inputs: [Input]
    package var outputs: [Output]
    package var services: [Dependency]
    package var entities: [Dependency]
    package var storyboard: StoryboardScene?
    /// Names of the variants that the routes mention.
    package var variants: [String]
    /// Where code outside of a module that no route leads to names one of its types; the first few places.
    package var mentions: [Mention]
    /// Calls of the module's components to wireframes and routers of other modules.
    package var foreignUses: [ForeignUse]

    package init(
        id: String, kind: Kind = .module, name: String, group: String = "", dialect: String? = nil,
        summary: String = "", documentation: String = "", components: [Component] = [], interfaces: [Interface] = [],
        options: [NavigationOption] = [], references: [Reference] = [], uses: [Use] = [], reachable: Bool = false,
        inputs: [Input] = [], outputs: [Output] = [], services: [Dependency] = [], entities: [Dependency] = [],
        storyboard: StoryboardScene? = nil, variants: [String] = [], mentions: [Mention] = [],
        foreignUses: [ForeignUse] = []
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.group = group
        self.dialect = dialect
        self.summary = summary
        self.documentation = documentation
        self.components = components
        self.interfaces = interfaces
        self.options = options
        self.references = references
        self.uses = uses
        self.reachable = reachable
        self.inputs = inputs
        self.outputs = outputs
        self.services = services
        self.entities = entities
        self.storyboard = storyboard
        self.variants = variants
        self.mentions = mentions
        self.foreignUses = foreignUses
    }
}

/// A way out that a module declares: a case of its option enum, or a method of its navigator's interface.
package struct NavigationOption: Hashable, Sendable, Codable {
    package var name: String
    package var parameters: [Parameter]
    package var documentation: String
    package var file: String
    package var line: Int
    /// Ids of the routes that it leads to: none, one or several.
    package var routes: [String]
    /// Whether nobody takes it: no call of the method, or no call with the case, was found.
    package var unused: Bool
    /// Whether what answers it does nothing at all.
    package var idle: Bool

    package init(
        name: String, parameters: [Parameter] = [], documentation: String = "", file: String, line: Int,
        routes: [String] = [], unused: Bool = false, idle: Bool = false
    ) {
        self.name = name
        self.parameters = parameters
        self.documentation = documentation
        self.file = file
        self.line = line
        self.routes = routes
        self.unused = unused
        self.idle = idle
    }
}

/// A named value with its type as written.
package struct Parameter: Hashable, Sendable, Codable {
    package var name: String
    package var type: String

    package init(name: String, type: String) {
        self.name = name
        self.type = type
    }
}

/// One component that holds another.
package struct Reference: Hashable, Sendable, Codable {
    package enum Strength: String, Hashable, Sendable, Codable, CaseIterable {
        case strong, weak, unowned
    }

    package var from: Role
    package var to: Role
    package var strength: Strength
    /// The property that holds the reference.
    package var member: String
    /// The type that the property declares.
    package var type: String
    package var file: String
    package var line: Int
    /// Whether the holder sets the property to nil somewhere.
    package var released: Bool

    package init(
        from: Role, to: Role, strength: Strength, member: String = "", type: String = "", file: String, line: Int,
        released: Bool = false
    ) {
        self.from = from
        self.to = to
        self.strength = strength
        self.member = member
        self.type = type
        self.file = file
        self.line = line
        self.released = released
    }
}

/// One component whose code calls another, whoever holds the reference.
package struct Use: Hashable, Sendable, Codable {
    package var from: Role
    package var to: Role
    package var file: String
    package var line: Int

    package init(from: Role, to: Role, file: String, line: Int) {
        self.from = from
        self.to = to
        self.file = file
        self.line = line
    }
}

/// A call of a component to the wireframe or router of another module, by its class.
package struct ForeignUse: Hashable, Sendable, Codable {
    package var from: Role
    /// The wireframe or router.
    package var type: String
    /// The id of the module that it belongs to.
    package var module: String
    package var file: String
    package var line: Int

    package init(from: Role, type: String, module: String, file: String, line: Int) {
        self.from = from
        self.type = type
        self.module = module
        self.file = file
        self.line = line
    }
}

/// A place where a type of a module is named from outside of it.
package struct Mention: Hashable, Sendable, Codable {
    package var type: String
    package var file: String
    /// 0 where only a declaration names it.
    package var line: Int

    package init(type: String, file: String, line: Int) {
        self.type = type
        self.file = file
        self.line = line
    }
}

/// Something that a module is given when it is made or afterwards.
package struct Input: Hashable, Sendable, Codable {
    package enum Channel: String, Hashable, Sendable, Codable, CaseIterable {
        case initializer, factory, moduleInterface, property
    }

    package var name: String
    package var type: String
    package var channel: Channel
    package var file: String
    package var line: Int

    package init(name: String, type: String, channel: Channel, file: String, line: Int) {
        self.name = name
        self.type = type
        self.channel = channel
        self.file = file
        self.line = line
    }
}

/// What a module tells the outside.
package struct Output: Hashable, Sendable, Codable {
    package enum Channel: String, Hashable, Sendable, Codable, CaseIterable {
        case delegate, closure
    }

    /// The property that holds the receiver.
    package var name: String
    /// The delegate protocol, or the closure's type.
    package var type: String
    package var channel: Channel
    /// The delegate's methods; empty for closures.
    package var members: [String]
    package var file: String
    package var line: Int

    package init(name: String, type: String, channel: Channel, members: [String] = [], file: String, line: Int) {
        self.name = name
        self.type = type
        self.channel = channel
        self.members = members
        self.file = file
        self.line = line
    }
}

/// A service or an entity that a module uses.
package struct Dependency: Hashable, Sendable, Codable {
    package var type: String
    /// The component that uses it first.
    package var from: Role
    package var file: String
    package var line: Int

    package init(type: String, from: Role, file: String, line: Int) {
        self.type = type
        self.from = from
        self.file = file
        self.line = line
    }
}

/// The storyboard scene or xib that draws a module's view.
package struct StoryboardScene: Hashable, Sendable, Codable {
    package var file: String
    package var identifier: String?

    package init(file: String, identifier: String?) {
        self.file = file
        self.identifier = identifier
    }
}

extension Collection where Element == Module {
    /// What people call all of them: *screen* where none has parts of VIPER or is a coordinator, else *module*.
    package var noun: (one: String, many: String) {
        !isEmpty && allSatisfy { $0.kind == .screen } ? ("screen", "screens") : ("module", "modules")
    }
}
