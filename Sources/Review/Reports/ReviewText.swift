import Diagnostics

/// The review as plain text, for a terminal.
package enum ReviewText {
    /// Empty where nothing changed.
    package static func of(_ review: NavigationReview) -> String {
        let shown = FoldedChanges(review)
        guard !shown.all.isEmpty else { return "" }
        var text = shown.headline + "\n"
        for level in ChangeLevel.allCases {
            let changes = shown.all.filter { $0.level == level }
            guard !changes.isEmpty else { continue }
            text += "\n\(level.title)\n"
            for change in changes {
                text += "  \(marker(change.kind)) \(change.text)\n"
                if let trigger = change.trigger { text += "      set off by: \(trigger.plain)\n" }
                if let doubt = doubt(of: change) { text += "      \(doubt)\n" }
                if let places = places(of: change) { text += "      \(places)\n" }
                if let more = shown.followers(of: change) { text += "      \(more)\n" }
            }
        }
        return text
    }

    private static func places(of change: Change) -> String? {
        switch (change.basePlace, change.headPlace) {
        case (_, let place?): "\(place)"
        case (let place?, nil): "\(place) in the base"
        case (nil, nil): nil
        }
    }

    /// What is said of a change that may only seem so; nil for one that is sure.
    static func doubt(of change: Change) -> String? {
        guard change.isUnsure else { return nil }
        return switch change.kind {
        case .moduleAdded, .routeAdded, .becameReachable, .triggerGained:
            "not sure: code of the base does too much to be followed as a whole, and this may have been left out"
        default: "not sure: code there does too much to be followed as a whole, and this may be left out"
        }
    }

    private static func marker(_ kind: ChangeKind) -> String {
        switch kind {
        case .moduleAdded, .optionAdded, .routeAdded, .entryPointAdded, .becameReachable, .triggerGained: "+"
        case .moduleRemoved, .optionRemoved, .routeRemoved, .entryPointRemoved, .becameUnreachable, .triggerLost,
            .wayBackLost:
            "-"
        default: "~"
        }
    }
}

extension ChangeLevel {
    /// A heading.
    package var title: String {
        switch self {
        case .breaking: "Breaking"
        case .notable: "Notable"
        case .info: "Good to know"
        }
    }
}
