import NavigationGraph

/// What tells how a controller is presented: the properties that code sets on it, and what they mean.
///
/// After the documentation of `UIModalPresentationStyle`, `UISheetPresentationController` and
/// `UIPopoverPresentationController`.
package enum PresentationMarks {
    package enum Hint: Hashable, Sendable {
        /// The value names a style.
        case style
        /// Set on the controller itself.
        case controller(Transition)
        /// Set on the controller's presentation controller, the member of that name.
        case presentation(String, Transition)
    }

    /// Properties whose assignment tells something.
    package static let assigned: [String: Hint] = [
        "modalPresentationStyle": .style, "transitioningDelegate": .controller(.sheet),
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
