import NavigationGraph

/// What custom segues do, as far as the names of their classes tell: the schools' own and those of well-known libraries.
package enum SegueClasses {
    private static let endings: [(text: String, transition: Transition)] = [
        ("EmbedSegue", .embed), ("EmbeddingSegue", .embed), ("ReplaceSegue", .replace), ("RootSegue", .root),
        ("PopoverSegue", .popover), ("PushSegue", .push), ("ModalSegue", .present), ("PresentSegue", .present),
        ("SheetSegue", .sheet), ("TabSegue", .tab),
    ]

    /// The transition of a custom segue; nil where the name of its class tells none.
    package static func transition(of name: String) -> Transition? {
        endings.first { name.hasSuffix($0.text) }?.transition
    }
}
