import NavigationGraph

/// A type, or a method of a type, at which the app is entered although nothing in it says so.
package struct EntryPointHint: Hashable, Sendable {
    /// The type's name, with those of the types around it: `Links.Handler`.
    package var type: String
    /// The base name of the only method that counts; nil for all of the type's.
    package var method: String?
    package var kind: EntryPoint.Kind
    package var name: String?

    package init(type: String, method: String? = nil, kind: EntryPoint.Kind, name: String? = nil) {
        self.type = type
        self.method = method
        self.kind = kind
        self.name = name
    }
}
