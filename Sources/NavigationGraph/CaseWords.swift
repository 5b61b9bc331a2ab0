// What the graph's cases are called in a sentence, wherever one is written: pages, diagrams, findings and reviews.

extension Role {
    /// The role as people say it: *data manager*.
    package var words: String {
        switch self {
        case .viewModelCreator: "view model creator"
        case .dataManager: "data manager"
        default: rawValue
        }
    }
}

extension Transition {
    /// What happens to the target: *is pushed*; *by* and who does it may follow.
    package var participle: String {
        switch self {
        case .push: "pushed"
        case .present: "presented"
        case .root: "set as the root"
        case .replace: "put in place of another screen"
        case .embed: "embedded"
        case .tab: "shown as a tab"
        case .popover: "shown in a popover"
        case .sheet: "shown as a sheet"
        case .segue: "shown through a segue"
        case .start: "started"
        case .custom: "shown with a custom transition"
        case .pop: "gone back from by a pop"
        case .dismiss: "dismissed"
        case .external, .alert, .share: "opened"
        }
    }
}

extension Container {
    /// With its preposition: what the target stands in.
    package var phrase: String {
        switch self {
        case .navigation: "in a navigation controller"
        case .tab: "in a tab bar controller"
        case .split: "in a split view controller"
        case .popover: "in a popover"
        case .page: "in a page view controller"
        }
    }
}
