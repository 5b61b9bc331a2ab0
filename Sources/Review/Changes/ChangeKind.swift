/// What can change in the navigation of an app.
package enum ChangeKind: String, Hashable, Sendable, CaseIterable {
    case moduleAdded, moduleRemoved, moduleRenamed, moduleMoved
    case optionAdded, optionRemoved
    case routeAdded, routeRemoved, routeRetargeted, transitionChanged, containerChanged, dataChanged, conditionChanged
    case triggerLost
    case entryPointAdded, entryPointRemoved
    case becameUnreachable, becameReachable, depthChanged
    case referenceChanged, coverageChanged

    /// The level where the configuration names no other.
    package var usualLevel: ChangeLevel {
        switch self {
        case .moduleRemoved, .routeRemoved, .triggerLost, .entryPointRemoved, .becameUnreachable: .breaking
        case .moduleAdded, .moduleRenamed, .routeAdded, .routeRetargeted, .transitionChanged, .dataChanged,
            .entryPointAdded, .becameReachable, .referenceChanged:
            .notable
        case .moduleMoved, .optionAdded, .optionRemoved, .containerChanged, .conditionChanged, .depthChanged,
            .coverageChanged:
            .info
        }
    }

    /// What changes of this kind are, for a heading or a rule's name.
    package var title: String {
        switch self {
        case .moduleAdded: "Module added"
        case .moduleRemoved: "Module removed"
        case .moduleRenamed: "Module renamed"
        case .moduleMoved: "Module moved to another group"
        case .optionAdded: "Navigation option added"
        case .optionRemoved: "Navigation option removed"
        case .routeAdded: "Route added"
        case .routeRemoved: "Route removed"
        case .routeRetargeted: "Route leads elsewhere"
        case .transitionChanged: "Transition changed"
        case .containerChanged: "Container changed"
        case .dataChanged: "Passed data changed"
        case .conditionChanged: "Condition changed"
        case .triggerLost: "Nothing sets the route off any more"
        case .entryPointAdded: "Entry point added"
        case .entryPointRemoved: "Entry point removed"
        case .becameUnreachable: "Screen can no longer be reached"
        case .becameReachable: "Screen can be reached now"
        case .depthChanged: "Distance from the start changed"
        case .referenceChanged: "Reference became strong"
        case .coverageChanged: "Coverage fell"
        }
    }
}

/// How much a change matters to who uses the app.
package enum ChangeLevel: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Something that was there is gone.
    case breaking
    /// Something is new or otherwise than it was.
    case notable
    /// Good to know.
    case info

    private var rank: Int {
        switch self {
        case .breaking: 2
        case .notable: 1
        case .info: 0
        }
    }

    package static func < (left: ChangeLevel, right: ChangeLevel) -> Bool { left.rank < right.rank }
}
