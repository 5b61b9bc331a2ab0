import NavigationGraph

/// A method through which a framework asks for the screen that it shows next: what it gives back is shown.
package struct ScreenRequest: Hashable, Sendable {
    /// Swift's full name: `pageViewController(_:viewControllerAfter:)`.
    package var method: String
    /// The protocol that asks for it.
    package var source: String
    package var transition: Transition

    /// From the documentation of `UIPageViewControllerDataSource` and of the paging library Pageboy.
    package static let all: [ScreenRequest] = [
        ScreenRequest(
            method: "pageViewController(_:viewControllerBefore:)", source: "UIPageViewControllerDataSource",
            transition: .embed),
        ScreenRequest(
            method: "pageViewController(_:viewControllerAfter:)", source: "UIPageViewControllerDataSource",
            transition: .embed),
        ScreenRequest(
            method: "viewController(for:at:)", source: "PageboyViewControllerDataSource", transition: .embed),
    ]

    package static let byName = Dictionary(grouping: all) { request in
        String(request.method.prefix { $0 != "(" })
    }
}
