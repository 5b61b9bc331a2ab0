import NavigationGraph

/// A call of UIKit that changes what the user sees.
///
/// Everything that Wiremap knows of navigation rests on this list; helpers of an app are followed down to it.
package struct NavigationPrimitive: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        /// The argument at this index is shown.
        case argument(Int)
        /// Every element of the array argument at this index is shown.
        case elements(Int)
        /// Nothing is shown: the user goes back, or leaves the app.
        case nothing
        /// The user goes back to the argument at this index.
        case backTo(Int)
        /// A segue of the receiver's scene, named by the argument at this index.
        case segue(Int)
        /// One of the receiver's tabs, which the assigned number or controller names.
        case tab
        /// Something of the system's of that name, whatever is handed over.
        case system(String)
    }

    /// Which receivers count: by the nearest class or protocol of Apple's frameworks.
    package enum Receiver: Hashable, Sendable {
        case viewController, navigationController, tabBarController, splitViewController, pageViewController
        case window, application, view
        /// Whatever has the function: a helper that the user describes.
        case anything

        /// The class of UIKit that has the method; nil where any type may.
        package var className: String? {
            switch self {
            case .viewController: "UIViewController"
            case .navigationController: "UINavigationController"
            case .tabBarController: "UITabBarController"
            case .splitViewController: "UISplitViewController"
            case .pageViewController: "UIPageViewController"
            case .window: "UIWindow"
            case .application: "UIApplication"
            case .view: "UIView"
            case .anything: nil
            }
        }
    }

    package let name: String
    /// Argument labels in order, `_` for none; the first `required` must be there.
    package let labels: [String]
    package let required: Int
    package let receiver: Receiver
    package let subject: Subject
    package let transition: Transition
    /// Whether the call counts only where a node is shown: a plain subview is no navigation.
    package let onlyNodes: Bool
    /// Swift's full name: `pushViewController(_:animated:)`.
    package let fullName: String

    package init(
        _ name: String, _ labels: [String], required: Int? = nil, on receiver: Receiver, shows subject: Subject,
        by transition: Transition, onlyNodes: Bool = false
    ) {
        self.name = name
        self.labels = labels
        self.required = required ?? labels.count
        self.receiver = receiver
        self.subject = subject
        self.transition = transition
        self.onlyNodes = onlyNodes
        fullName = "\(name)(\(labels.map { "\($0):" }.joined()))"
    }

    /// Whether these are the labels of UIKit's own method, `_` for none, each in its place.
    ///
    /// - Parameter trailing: how many closures trail the arguments.
    package func isCalled(by given: [String], trailing: Int) -> Bool {
        guard receiver != .anything, given.count >= required, given.count + trailing <= labels.count,
            given == Array(labels.prefix(given.count))
        else { return false }
        return trailing == 0 || trailing == 1 && ["completion", "completionHandler"].contains(labels.last)
    }

    /// Method calls. The documentation of `UIViewController`, `UINavigationController` and their relatives is the source.
    package static let calls: [NavigationPrimitive] = [
        .init("pushViewController", ["_", "animated"], on: .navigationController, shows: .argument(0), by: .push),
        .init(
            "present", ["_", "animated", "completion"], required: 2, on: .viewController, shows: .argument(0),
            by: .present),
        .init(
            "setViewControllers", ["_", "animated"], on: .navigationController, shows: .elements(0), by: .root),
        .init("setViewControllers", ["_", "animated"], on: .tabBarController, shows: .elements(0), by: .tab),
        .init("setTabs", ["_", "animated"], required: 1, on: .tabBarController, shows: .elements(0), by: .tab),
        .init(
            "setViewControllers", ["_", "direction", "animated", "completion"], required: 3, on: .pageViewController,
            shows: .elements(0), by: .embed),
        .init("show", ["_", "sender"], on: .viewController, shows: .argument(0), by: .push),
        // Helpers of well-known libraries, whose sources are seldom in the scan.
        .init(
            "presentPanModal", ["_", "sourceView", "sourceRect", "completion"], required: 1, on: .viewController,
            shows: .argument(0), by: .sheet),
        .init(
            "customPresentViewController", ["_", "viewController", "animated", "completion"], required: 3,
            on: .viewController, shows: .argument(1), by: .custom),
        // PhotosUI's extension of `PHPhotoLibrary` shows a picker of its own on the controller that it is handed.
        .init(
            "presentLimitedLibraryPicker", ["from", "completionHandler"], required: 1, on: .anything,
            shows: .system("LimitedLibraryPicker"), by: .present),
        // LightRoute and ViperMcFlurry, which are called on the view controller as its router knows it.
        .init(
            "forSegue", ["identifier", "to", "completion"], required: 2, on: .viewController, shows: .segue(0),
            by: .segue),
        .init("openModule", ["usingSegue"], on: .viewController, shows: .segue(0), by: .segue),
        .init("presentAsStork", ["_", "height"], required: 1, on: .viewController, shows: .argument(0), by: .sheet),
        .init("showDetailViewController", ["_", "sender"], on: .viewController, shows: .argument(0), by: .replace),
        .init("setViewController", ["_", "for"], on: .splitViewController, shows: .argument(0), by: .embed),
        .init("addChild", ["_"], on: .viewController, shows: .argument(0), by: .embed),
        .init("addChildViewController", ["_"], on: .viewController, shows: .argument(0), by: .embed),
        .init("addSubview", ["_"], on: .view, shows: .argument(0), by: .embed, onlyNodes: true),
        .init("addArrangedSubview", ["_"], on: .view, shows: .argument(0), by: .embed, onlyNodes: true),
        // What a search shows its results in stands in the screen with the search field.
        .init(
            "UISearchController", ["searchResultsController"], on: .anything, shows: .argument(0), by: .embed),
        .init("popViewController", ["animated"], on: .navigationController, shows: .nothing, by: .pop),
        .init("popToRootViewController", ["animated"], on: .navigationController, shows: .nothing, by: .pop),
        .init("popToViewController", ["_", "animated"], on: .navigationController, shows: .backTo(0), by: .pop),
        .init(
            "dismiss", ["animated", "completion"], required: 1, on: .viewController, shows: .nothing, by: .dismiss),
        .init(
            "performSegue", ["withIdentifier", "sender"], on: .viewController, shows: .segue(0), by: .segue),
        .init(
            "open", ["_", "options", "completionHandler"], required: 1, on: .application, shows: .nothing,
            by: .external),
        .init("openURL", ["_"], on: .application, shows: .nothing, by: .external),
        .init(
            "setRootViewController", ["_", "animated"], required: 1, on: .window, shows: .argument(0), by: .root),
    ]

    /// The full name of the call that takes all away that lies on the first screen of a stack.
    package static let toBottom = "popToRootViewController(animated:)"

    /// The property of a tab bar controller that holds what the selected tab shows.
    package static let selectedTab = "selectedViewController"

    /// The property of a tab bar controller that holds its tabs, of which apps have their own, too.
    package static let tabs = "tabs"

    /// Assignments to a property.
    package static let assignments: [NavigationPrimitive] = [
        .init("rootViewController", [], on: .window, shows: .argument(0), by: .root),
        .init("viewControllers", [], on: .navigationController, shows: .elements(0), by: .root),
        .init("viewControllers", [], on: .tabBarController, shows: .elements(0), by: .tab),
        .init(tabs, [], on: .tabBarController, shows: .elements(0), by: .tab),
        .init("viewControllers", [], on: .splitViewController, shows: .elements(0), by: .embed),
    ]

    /// Assignments with which a tab bar controller shows another of its tabs. Other views have such properties too, so
    /// these count only where the receiver is known, or named, to be a tab bar controller.
    package static let selections: [NavigationPrimitive] = [
        .init("selectedIndex", [], on: .tabBarController, shows: .tab, by: .tab),
        .init("selectedViewController", [], on: .tabBarController, shows: .tab, by: .tab),
    ]

    /// Whether a name is one that code gives to tab bar controllers: `tabBarController`, `mainTabBar`.
    package static func isNameOfTabBar(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.contains("tabbar") && !name.hasSuffix("item") || name.hasSuffix("tabcontroller")
    }

    /// Methods that UIKit, or a well-known library of pages, calls to ask for what it shows: what they return is shown.
    package static let answers: [NavigationPrimitive] = [
        .init(
            "pageViewController", ["_", "viewControllerBefore"], on: .pageViewController, shows: .argument(0),
            by: .embed),
        .init(
            "pageViewController", ["_", "viewControllerAfter"], on: .pageViewController, shows: .argument(0), by: .embed
        ),
        // Pageboy, Parchment, CarbonKit and XLPagerTabStrip.
        .init("viewController", ["for", "at"], on: .pageViewController, shows: .argument(0), by: .embed),
        .init(
            "pagingViewController", ["_", "viewControllerAt"], on: .pageViewController, shows: .argument(0), by: .embed),
        .init(
            "carbonTabSwipeNavigation", ["_", "viewControllerAt"], on: .pageViewController, shows: .argument(0),
            by: .embed),
        pages,
        .init(
            "previewingContext", ["_", "viewControllerForLocation"], on: .viewController, shows: .argument(0),
            by: .present),
    ]

    /// What a class of XLPagerTabStrip's is asked for. Apps have methods of that name that nobody but they themselves call,
    /// so that this counts only where it overrides the library's.
    package static let pages = NavigationPrimitive(
        "viewControllers", ["for"], on: .pageViewController, shows: .argument(0), by: .embed)

    /// A method of a delegate that UIKit hands what another method of the same delegate answered.
    package struct HandedBack: Sendable {
        /// The full name of the method.
        package let method: String
        /// The position of its parameter.
        package let parameter: Int
        /// The full name of the method that answers.
        package let answering: String
    }

    /// The screen that a preview was of is the one that the app is told to commit to (`UIViewControllerPreviewingDelegate`).
    package static let handedBack = [
        HandedBack(
            method: "previewingContext(_:commit:)", parameter: 1,
            answering: "previewingContext(_:viewControllerForLocation:)")
    ]

    /// How a delegate comes by the controller that it previewed in a context menu (`UIContextMenuInteractionDelegate`,
    /// `UITableViewDelegate`, `UICollectionViewDelegate`): what it commits to is what it made for the menu.
    package enum Preview {
        /// The property of the animator with the previewed controller.
        package static let property = "previewViewController"
        /// The first label of the methods that are told to commit.
        package static let committing = "willPerformPreviewActionForMenuWith"
        /// The labels of the methods that configure the menu.
        package static let configuring: Set<String> = [
            "contextMenuConfigurationForRowAt", "contextMenuConfigurationForItemAt",
            "contextMenuConfigurationForItemsAt", "configurationForMenuAtLocation",
        ]
        /// The label of the closure that makes the controller.
        package static let provider = "previewProvider"
    }

    /// Properties that hold the controllers of a container.
    package static let stackNames = Set(
        assignments.compactMap { primitive -> String? in
            if case .elements = primitive.subject { return primitive.name }
            return nil
        })

    package static let answersByName = Dictionary(grouping: answers, by: \.name)
    package static let callsByName = Dictionary(grouping: calls, by: \.name)
    package static let selectionsByName = Dictionary(uniqueKeysWithValues: selections.map { ($0.name, $0) })
    package static let assignmentsByName = Dictionary(grouping: assignments, by: \.name)
}
