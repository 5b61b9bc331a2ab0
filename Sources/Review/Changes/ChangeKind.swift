/// What can change in the navigation of an app.
package enum ChangeKind: String, Hashable, Sendable, CaseIterable {
    case sourceBroken
    case moduleAdded, moduleRemoved, moduleRenamed, moduleMoved
    case optionAdded, optionRemoved
    case routeAdded, routeRemoved, routeRetargeted, transitionChanged, containerChanged, dataChanged, conditionChanged
    case addressChanged
    case triggerLost, triggerGained, triggerAdded, triggerRemoved
    case entryPointAdded, entryPointRemoved
    case becameUnreachable, becameReachable, becameOutsideOnly, depthChanged
    case wayBackLost
    case referenceChanged, leftTarget, coverageChanged

    /// The level where the configuration names no other.
    package var usualLevel: ChangeLevel {
        switch self {
        case .sourceBroken, .moduleRemoved, .routeRemoved, .triggerLost, .entryPointRemoved, .becameUnreachable,
            .wayBackLost:
            .breaking
        case .moduleAdded, .moduleRenamed, .routeAdded, .routeRetargeted, .transitionChanged, .dataChanged,
            .addressChanged,
            .triggerGained, .entryPointAdded, .becameReachable, .becameOutsideOnly, .referenceChanged, .leftTarget:
            .notable
        case .moduleMoved, .optionAdded, .optionRemoved, .containerChanged, .conditionChanged, .triggerAdded,
            .triggerRemoved, .depthChanged, .coverageChanged:
            .info
        }
    }

    /// What changes of this kind are, for a heading or a rule's name.
    package var title: String {
        switch self {
        case .sourceBroken: "File that is no Swift"
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
        case .addressChanged: "Opened address changed"
        case .triggerLost: "Nothing sets the route off any more"
        case .triggerGained: "Something sets the route off now"
        case .triggerAdded: "One thing more sets the route off"
        case .triggerRemoved: "One thing less sets the route off"
        case .entryPointAdded: "Entry point added"
        case .entryPointRemoved: "Entry point removed"
        case .becameUnreachable: "Screen can no longer be reached"
        case .becameReachable: "Screen can be reached now"
        case .becameOutsideOnly: "Screen can only be reached from outside"
        case .depthChanged: "Distance from the start changed"
        case .referenceChanged: "Reference became strong"
        case .wayBackLost: "No way back any more"
        case .leftTarget: "File in no target"
        case .coverageChanged: "Coverage fell"
        }
    }
}

extension ChangeKind {
    /// What it means and why it matters, in a sentence.
    package var explanation: String {
        switch self {
        case .sourceBroken: "A file cannot be read as Swift, so that what it does is not known, and seems to be gone."
        case .moduleAdded: "The app has a screen or coordinator that it did not have."
        case .moduleRemoved: "A screen or coordinator is gone, with every way to it and from it."
        case .moduleRenamed: "What was one module has another name; its parts and routes tell that it is the same."
        case .moduleMoved: "The folder that the module belongs to is another one."
        case .optionAdded: "A module declares a way out that it did not declare."
        case .optionRemoved: "A module no longer declares a way out."
        case .routeAdded: "A screen leads somewhere that it did not lead, or in one more way."
        case .routeRemoved: "A screen no longer leads somewhere, or in one way less."
        case .routeRetargeted: "The same option or method leads to another screen now."
        case .transitionChanged: "A screen appears in another way: who goes back from it finds something else."
        case .containerChanged:
            "A screen is wrapped in another container, which decides about its bars and its way back."
        case .dataChanged: "A screen is handed other values."
        case .conditionChanged: "A way is open under another condition."
        case .addressChanged: "A way out of the app opens another page, or another app."
        case .triggerLost: "The code that leads there is still in place, and nothing calls it."
        case .triggerGained: "The code that leads there was in place, and something calls it now."
        case .triggerAdded: "The user can take a way by one thing more: a button, a row, a gesture."
        case .triggerRemoved: "The user can take a way by one thing less; another one still leads there."
        case .entryPointAdded: "The app can be entered in a new way."
        case .entryPointRemoved: "A link, notification, shortcut or widget no longer leads into the app."
        case .becameUnreachable: "No way leads to the screen from anywhere that the app starts or is entered."
        case .becameReachable: "Some way leads to a screen that none led to."
        case .becameOutsideOnly: "Only links, notifications, shortcuts or widgets lead to the screen now."
        case .depthChanged: "The screen is more or fewer steps from the start of the app."
        case .referenceChanged: "A weak reference became strong: two that hold each other are never freed."
        case .wayBackLost: "Nothing leads back any more from a screen that covers what was there before."
        case .leftTarget: "No target of the project compiles the file, so that nothing in it is on the map."
        case .coverageChanged: "Fewer navigation calls could be followed, so more can change unseen."
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
