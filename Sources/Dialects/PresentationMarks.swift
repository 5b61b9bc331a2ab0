import NavigationGraph

/// What tells how a controller is presented: the properties that code sets on it, and what they mean.
///
/// After the documentation of `UIModalPresentationStyle`, `UISheetPresentationController` and
/// `UIPopoverPresentationController`.
package enum PresentationMarks {
    package enum Hint: Hashable, Sendable {
        /// The value names a style.
        case style
        /// The value is an object that UIKit asks how the controller is presented.
        case delegate(Transition)
        /// Set on the controller's presentation controller, the member of that name.
        case presentation(String, Transition)
    }

    /// Properties whose assignment tells something.
    package static let assigned: [String: Hint] = [
        "modalPresentationStyle": .style, "transitioningDelegate": .delegate(.sheet),
        "detents": .presentation("sheetPresentationController", .sheet),
        "selectedDetentIdentifier": .presentation("sheetPresentationController", .sheet),
        "prefersGrabberVisible": .presentation("sheetPresentationController", .sheet),
        "largestUndimmedDetentIdentifier": .presentation("sheetPresentationController", .sheet),
        "preferredCornerRadius": .presentation("sheetPresentationController", .sheet),
        "sourceView": .presentation("popoverPresentationController", .popover),
        "sourceRect": .presentation("popoverPresentationController", .popover),
        "sourceItem": .presentation("popoverPresentationController", .popover),
        "barButtonItem": .presentation("popoverPresentationController", .popover),
        "permittedArrowDirections": .presentation("popoverPresentationController", .popover),
    ]

    /// What a `UIViewControllerTransitioningDelegate` answers that only moves the screen in. The controller is
    /// presented as its style says then.
    package static let animating = "animationController(forPresented:presenting:source:)"
    /// What such a delegate answers that lays the screen out over the other one.
    package static let layingOut = "presentationController(forPresented:presenting:source:)"

    /// Styles that are no plain modal.
    package static let styles: [String: Transition] = [
        "popover": .popover, "pageSheet": .sheet, "formSheet": .sheet, "custom": .sheet,
    ]

    private static let plain: Set<String> = [
        "fullScreen", "overFullScreen", "currentContext", "overCurrentContext",
    ]

    /// Whether a name is that of a style that says something; `automatic` and `none` do not.
    package static func isStyle(_ name: String) -> Bool { styles[name] != nil || plain.contains(name) }
}
