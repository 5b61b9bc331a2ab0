/// The navigation primitives of a run, by name: those of Apple's frameworks, and those that the user describes.
package struct PrimitiveTable: Sendable {
    package let callsByName: [String: [NavigationPrimitive]]
    package let assignmentsByName: [String: [NavigationPrimitive]]
    /// The names of those that the user describes, which count whatever their sources say.
    private let configured: Set<String>

    /// - Parameter helpers: what the user describes; the receivers are of any type.
    package init(helpers: [NavigationPrimitive] = []) {
        // The user's first, which are more particular.
        callsByName =
            helpers.isEmpty
            ? NavigationPrimitive.callsByName : Dictionary(grouping: helpers + NavigationPrimitive.calls, by: \.name)
        assignmentsByName = NavigationPrimitive.assignmentsByName
        configured = Set(helpers.map(\.name))
    }

    /// Whether the user describes a primitive of that name.
    package func isConfigured(_ name: String) -> Bool { !configured.isEmpty && configured.contains(name) }
}
