/// The part that a type plays in a module.
///
/// Router and wireframe are separate roles: some dialects split who assembles from who navigates.
package enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    case view, presenter, interactor, entity, router, wireframe, formatter, viewModelCreator, service, dataManager
    case assembly, delegate
    /// A caller from outside the module, in interfaces only.
    case outside

    /// Whether it is the part that shows other modules, which one school calls router and another wireframe.
    package var navigates: Bool { self == .router || self == .wireframe }
}

/// A type with a role in a module.
package struct Component: Hashable, Sendable, Codable {
    package var role: Role
    package var type: String
    /// The modules that the type's file imports, in source order.
    package var imports: [String]
    package var file: String
    package var line: Int
    /// The documentation comment, as Markdown; empty without one.
    package var documentation: String

    package init(
        role: Role, type: String, imports: [String] = [], file: String, line: Int, documentation: String = ""
    ) {
        self.role = role
        self.type = type
        self.imports = imports
        self.file = file
        self.line = line
        self.documentation = documentation
    }
}

/// A protocol between two components, with its direction: `from` calls, `to` answers.
package struct Interface: Hashable, Sendable, Codable {
    package struct Member: Hashable, Sendable, Codable {
        package var name: String
        /// The declaration as written, on one line.
        package var signature: String
        package var documentation: String
        package var file: String
        package var line: Int

        package init(name: String, signature: String, documentation: String = "", file: String, line: Int) {
            self.name = name
            self.signature = signature
            self.documentation = documentation
            self.file = file
            self.line = line
        }
    }

    package var `protocol`: String
    package var from: Role
    package var to: Role
    package var members: [Member]
    package var documentation: String
    package var file: String
    package var line: Int

    package init(
        protocol name: String, from: Role, to: Role, members: [Member] = [], documentation: String = "", file: String,
        line: Int
    ) {
        self.protocol = name
        self.from = from
        self.to = to
        self.members = members
        self.documentation = documentation
        self.file = file
        self.line = line
    }
}
