/// One way from a source to a target.
package struct Route: Hashable, Sendable, Codable, Identifiable {
    /// The address within one graph: source, target or destination, option or method, variant, ordinal; no lines.
    package var id: String
    /// A module's or an entry point's id.
    package var source: String
    /// A module's id; nil for a way back, out of the app, to the system, or an unresolved one.
    package var target: String?
    package var destination: Destination
    /// Where a way back may land: module ids, sorted.
    package var landsOn: [String]
    /// The addresses that a way out of the app opens, or that Safari shows, as the source writes them; what is not known of
    /// one is `…`. Empty where none is known.
    package var opens: [String]
    /// The variant of the source that the route belongs to; nil for the source's own.
    package var variant: String?
    /// The variant of the target that it shows; nil for the target's own, and where that is not known.
    package var targetVariant: String?
    package var neverTriggered: Bool
    package var transition: Transition
    package var container: Container?
    /// The case of the module's option enum that leads here.
    package var option: String?
    /// The method of the source that leads here, in Swift's full-name form: `navigate(to:)`.
    package var method: String?
    package var passes: [Passed]
    /// What must hold, as the source says it, outermost first, joined by ` && `; alternatives stand in parentheses.
    package var condition: String?
    /// Whether more must hold than the condition says: each of several callers asks for something of its own.
    package var conditionIsPartial: Bool
    package var confidence: Confidence
    package var evidence: [Evidence]
    /// Ways from what the user touches to the call, each in execution order.
    package var triggers: [[TriggerStep]]
    /// No route tells of more triggers than these: of one that has as many, there may be others.
    package static let mostTriggers = 8

    package init(
        id: String, source: String, target: String?, destination: Destination, landsOn: [String] = [],
        opens: [String] = [], variant: String? = nil, targetVariant: String? = nil, neverTriggered: Bool = false,
        transition: Transition, container: Container? = nil,
        option: String? = nil, method: String? = nil, passes: [Passed] = [], condition: String? = nil,
        conditionIsPartial: Bool = false, confidence: Confidence = .exact, evidence: [Evidence] = [],
        triggers: [[TriggerStep]] = []
    ) {
        self.id = id
        self.source = source
        self.target = target
        self.destination = destination
        self.landsOn = landsOn
        self.opens = opens
        self.variant = variant
        self.targetVariant = targetVariant
        self.neverTriggered = neverTriggered
        self.transition = transition
        self.container = container
        self.option = option
        self.method = method
        self.passes = passes
        self.condition = condition
        self.conditionIsPartial = conditionIsPartial
        self.confidence = confidence
        self.evidence = evidence
        self.triggers = triggers
    }

    /// That more must hold than the condition says, in words that go on after it, or stand for one; nil where it says all.
    package var conditionRemark: String? {
        guard conditionIsPartial else { return nil }
        return condition == nil ? "certain conditions hold" : "other conditions hold"
    }

    package struct Destination: Hashable, Sendable, Codable {
        package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            /// A node of the graph; `target` names it.
            case node
            /// The way the user came from.
            case back
            /// A controller of UIKit's own: an alert, Safari, a picker, a share sheet.
            case system
            /// Another app or a web address.
            case external
            case unresolved
        }

        package var kind: Kind
        /// The module's name, the system controller's type, or what is known.
        package var name: String

        package init(kind: Kind, name: String) {
            self.kind = kind
            self.name = name
        }
    }

    /// Something handed to the target.
    package struct Passed: Hashable, Sendable, Codable {
        package enum Channel: String, Hashable, Sendable, Codable, CaseIterable {
            case initializer, factory, enumValue = "enum", delegate, closure, moduleInput, property
        }

        package var name: String
        package var type: String
        package var channel: Channel

        package init(name: String, type: String, channel: Channel) {
            self.name = name
            self.type = type
            self.channel = channel
        }
    }

    package struct Evidence: Hashable, Sendable, Codable {
        package enum Step: String, Hashable, Sendable, Codable, CaseIterable {
            /// Where the way begins: a presenter's call of the navigator.
            case trigger
            /// The case or method that declares the option.
            case option
            /// A call on the way to the primitive.
            case call
            /// The primitive, or the storyboard segue.
            case shows
            /// Where the target is made.
            case target
        }

        package var file: String
        package var line: Int
        package var role: Step
        /// The storyboard object's id, for segues.
        package var object: String?

        package init(file: String, line: Int, role: Step, object: String? = nil) {
            self.file = file
            self.line = line
            self.role = role
            self.object = object
        }
    }
}

/// How a target appears.
package enum Transition: String, Hashable, Sendable, Codable, CaseIterable {
    case push, present, root, replace, embed, tab, popover, sheet, pop, dismiss, segue, external, alert, share
    /// What has no screen of its own, a coordinator above all, is made and begins: its `start()`.
    case start
    case custom
}

/// What the target is wrapped in.
package enum Container: String, Hashable, Sendable, Codable, CaseIterable {
    case navigation, tab, split, popover, page
}

/// How sure a route is.
package enum Confidence: String, Hashable, Sendable, Codable, CaseIterable {
    /// Every step was followed in the sources.
    case exact
    /// A step was concluded, from a declared type or a naming convention.
    case inferred
    case unresolved
}

/// Where the app starts or is entered.
package struct EntryPoint: Hashable, Sendable, Codable, Identifiable {
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case launch, deeplink, notification, shortcut, widget
    }

    /// `App` for all launch code, else `App:deeplink:…` and so on.
    package var id: String
    package var kind: Kind
    package var file: String
    package var line: Int
    /// Why no module is known that it leads to; nil where a route tells.
    package var unresolved: String?

    package init(id: String, kind: Kind, file: String, line: Int, unresolved: String? = nil) {
        self.id = id
        self.kind = kind
        self.file = file
        self.line = line
        self.unresolved = unresolved
    }

    /// What tells it from others of its kind: `orders` of `App:deeplink:orders`.
    package var name: Substring? { id.split(separator: ":", maxSplits: 2).dropFirst(2).first }

    /// The names of entry points whose code tells no names of their kind apart; links have one for addresses and one for what other apps
    /// and the web hand over as an activity of the user's.
    package static let anyName = "any", anyAddress = "url", anyActivity = "activity"

    package var isOfAnyName: Bool {
        guard let name else { return false }
        return name == Self.anyName || kind == .deeplink && (name == Self.anyAddress || name == Self.anyActivity)
    }

    /// The kind within a sentence: *deep link*, *notification*.
    package var kindName: String {
        switch kind {
        // What other apps and the web hand over as an activity: universal links, and what Siri, search and Handoff go on with.
        case .deeplink: name.map { $0 == Self.anyActivity } ?? false ? "universal link or activity" : "deep link"
        // A widget's link has its address for a name; what an intent is for, Siri, Shortcuts or a widget, the code seldom says.
        case .widget: name.map { $0.contains { "/.:".contains($0) } } ?? false ? "widget" : "widget or intent"
        default: kind.rawValue
        }
    }
}
