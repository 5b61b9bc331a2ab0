extension Route {
    /// A place on the way from what the user touches to the call that navigates.
    package struct TriggerStep: Hashable, Sendable, Codable {
        /// What sets a chain off.
        package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            /// A control: target and action, an action of a storyboard, a menu, a button's closure.
            case action
            case gesture
            /// A protocol of a framework or of a view, which tells what the user did: `tableView(_:didSelectRowAt:)`.
            case delegate
            /// A closure that the code hands to something that calls it later.
            case closure
            /// A notification or a stream of values.
            case observer
            /// Another module calls back: its delegate or output.
            case output
            /// The system, without the user: `viewDidLoad()`, a timer.
            case lifecycle
            /// The system enters the app here.
            case entry
        }

        package var component: Role?
        /// The type that the code belongs to; for what the user touches, its name in the source or the storyboard.
        package var type: String
        /// The member in Swift's full-name form; for what the user touches, the event, or empty.
        package var member: String
        /// What stands on what the user touches, in the language that the sources are written in; nil where that is not
        /// known.
        package var title: String?
        package var file: String
        package var line: Int
        /// Only in the first step of a chain; nil where nothing was found that sets it off.
        package var kind: Kind?

        package init(
            component: Role?, type: String, member: String, title: String? = nil, file: String, line: Int,
            kind: Kind? = nil
        ) {
            self.component = component
            self.type = type
            self.member = member
            self.title = title
            self.file = file
            self.line = line
            self.kind = kind
        }
    }
}
