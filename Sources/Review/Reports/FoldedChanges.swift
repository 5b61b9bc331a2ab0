/// The changes as people read them: what merely follows from another change is counted beside that one.
struct FoldedChanges {
    /// Without those that follow from others.
    let all: [Change]
    private let follower: [String: [Change]]

    init(_ review: NavigationReview) {
        all = review.leading
        follower = Dictionary(grouping: review.changes.filter { $0.follows != nil }) { $0.follows ?? "" }
    }

    /// `with 3 routes`; nil where nothing follows.
    func followers(of change: Change) -> String? {
        let count = follower[change.id]?.count ?? 0
        return count == 0 ? nil : "with \(Self.count(count, "route", "routes"))"
    }

    /// Those that follow from a change.
    func followers(_ change: Change) -> [Change] { follower[change.id] ?? [] }

    /// How many changes there are of each level, in words.
    var headline: String {
        let parts = ChangeLevel.allCases.compactMap { level -> String? in
            let count = all.count { $0.level == level }
            switch level {
            case .breaking: return count == 0 ? nil : "\(count) breaking"
            case .notable: return count == 0 ? nil : "\(count) notable"
            case .info: return count == 0 ? nil : "\(count) good to know"
            }
        }
        return "The navigation changes in \(Self.count(all.count, "place", "places")): "
            + parts.joined(separator: ", ") + "."
    }

    static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) " + (number == 1 ? one : many)
    }
}
