import NavigationGraph

/// A number with its noun.
struct Count: CustomStringConvertible {
    var number: Int
    var singular: String
    var plural: String

    init(_ number: Int, _ singular: String, _ plural: String? = nil) {
        self.number = number
        self.singular = singular
        self.plural = plural ?? singular + "s"
    }

    /// How many modules, or screens, these are.
    init(of modules: [Module]) {
        self.init(modules.count, modules.noun.one, modules.noun.many)
    }

    /// `1 route`, `3 routes`, `no routes`.
    var description: String { number == 0 ? "no \(plural)" : "\(number) \(noun)" }

    /// The noun alone, in the form that goes with the number.
    var noun: String { number == 1 ? singular : plural }
}
