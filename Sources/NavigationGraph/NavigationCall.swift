/// One navigation call of the sources: a call of a primitive, an assignment that navigates, or a storyboard segue.
package struct NavigationCall: Hashable, Sendable, Codable {
    /// What became of a call. Each is in exactly one class.
    package enum Class: String, Hashable, Sendable, Codable, CaseIterable {
        /// Every value that reaches it is followed.
        case resolved
        /// No module has a part in it.
        case outsideModules
        case unresolved
        /// It stands in a file that no target compiles.
        case outOfTarget
        /// It bears a primitive's name and labels and is none: the app's own function is called, or the receiver is
        /// nothing that navigates. It counts in no figure.
        case noNavigation
    }

    package var file: String
    package var line: Int
    package var column: Int
    /// The primitive in Swift's full-name form, the property that is assigned, or the kind of segue.
    package var call: String
    package var `class`: Class
    /// Why it is in its class, where that needs saying.
    package var reason: String?
    /// The type that contains the call, where there is one.
    package var owner: String?

    package init(
        file: String, line: Int, column: Int, call: String, class: Class, reason: String? = nil, owner: String? = nil
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.call = call
        self.class = `class`
        self.reason = reason
        self.owner = owner
    }
}

extension NavigationGraph {
    /// The calls of one class, in source order.
    package func calls(_ class: NavigationCall.Class) -> [NavigationCall] {
        navigationCalls.filter { $0.class == `class` }
    }
}

extension Coverage {
    /// The figures of a list of calls.
    package init(counting calls: [NavigationCall]) {
        let counts = Dictionary(grouping: calls, by: \.class).mapValues(\.count)
        self.init(
            resolved: counts[.resolved] ?? 0, outsideModules: counts[.outsideModules] ?? 0,
            unresolved: counts[.unresolved] ?? 0, outOfTarget: counts[.outOfTarget] ?? 0)
    }
}
