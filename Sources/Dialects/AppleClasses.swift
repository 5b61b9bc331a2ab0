import NavigationGraph

/// What Wiremap knows of Apple's classes: who inherits from whom, and what a few of their members are.
package enum AppleClasses {
    /// Whether a type only says how something looks or appears: `UIStatusBarStyle`, `UIModalPresentationStyle`.
    package static func isLook(_ type: String) -> Bool { type.hasPrefix("UI") && type.hasSuffix("Style") }

    /// The superclass of each class that navigation meets.
    package static let superclasses: [String: String] = [
        "UIViewController": "UIResponder", "UIResponder": "NSObject", "UIView": "UIResponder",
        "UIWindow": "UIView", "UIControl": "UIView", "UIApplication": "UIResponder",
        "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
        "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
        "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
        "UIHostingController": "UIViewController", "UIAlertController": "UIViewController",
        "UIActivityViewController": "UIViewController", "UISearchController": "UIViewController",
        "UIImagePickerController": "UINavigationController", "PHPickerViewController": "UIViewController",
        "UIDocumentPickerViewController": "UIViewController", "UIDocumentInteractionController": "NSObject",
        "UIFontPickerViewController": "UIViewController", "UIColorPickerViewController": "UIViewController",
        "UIInputViewController": "UIViewController", "UIReferenceLibraryViewController": "UIViewController",
        "UIVideoEditorController": "UINavigationController", "UICloudSharingController": "UIViewController",
        "SFSafariViewController": "UIViewController", "SFAuthenticationSession": "NSObject",
        "MFMailComposeViewController": "UINavigationController",
        "MFMessageComposeViewController": "UINavigationController",
        "AVPlayerViewController": "UIViewController", "QLPreviewController": "UIViewController",
        "SKStoreProductViewController": "UIViewController", "PKAddPassesViewController": "UIViewController",
        "PKPaymentAuthorizationViewController": "UIViewController", "CNContactPickerViewController": "UIViewController",
        "CNContactViewController": "UIViewController", "EKEventEditViewController": "UINavigationController",
        "GKGameCenterViewController": "UINavigationController", "MPMediaPickerController": "UIViewController",
        "SLComposeViewController": "UIViewController", "VNDocumentCameraViewController": "UIViewController",
        "UIScrollView": "UIView", "UIStackView": "UIView", "UITableView": "UIScrollView",
        "UICollectionView": "UIScrollView", "UITableViewCell": "UIView", "UICollectionViewCell": "UIView",
        "UIButton": "UIControl", "UILabel": "UIView", "UIImageView": "UIView", "UITextField": "UIControl",
        "UITextView": "UIScrollView", "UISwitch": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
        "UISegmentedControl": "UIControl", "UIDatePicker": "UIControl", "UIPageControl": "UIControl",
        "UIRefreshControl": "UIControl", "UISearchTextField": "UITextField", "UIColorWell": "UIControl",
        "UIPickerView": "UIView", "UISearchBar": "UIView", "UIToolbar": "UIView", "UITabBar": "UIView",
        "UINavigationBar": "UIView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
        "UIVisualEffectView": "UIView", "UICollectionReusableView": "UIView", "UITableViewHeaderFooterView": "UIView",
        "UIInputView": "UIView", "UIPopoverBackgroundView": "UIView", "MTKView": "UIView", "ARSCNView": "UIView",
        "PDFView": "UIView", "PKCanvasView": "UIScrollView", "WKWebView": "UIView", "MKMapView": "UIView",
        "MKAnnotationView": "UIView", "UIStoryboardSegue": "NSObject", "UIWindowScene": "UIScene",
        "UIScene": "UIResponder", "NSViewController": "NSResponder", "NSView": "NSResponder",
    ]

    /// What a class of a framework that is not in the scan inherits, judged by how its name ends; nil where that tells
    /// nothing. Libraries name their controllers after UIKit's.
    package static func superclass(ofUnknown name: String) -> String? {
        guard superclasses[name] == nil else { return nil }
        for ending in controllerEndings where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
            return "UI" + ending
        }
        return nil
    }

    /// The most particular first.
    private static let controllerEndings = [
        "NavigationController", "TabBarController", "SplitViewController", "PageViewController", "TableViewController",
        "CollectionViewController", "HostingController", "ViewController",
    ]

    /// Controllers that hold other controllers and are no screens of their own.
    package static let containers: [String: Container] = [
        "UINavigationController": .navigation, "UITabBarController": .tab, "UISplitViewController": .split,
        "UIPageViewController": .page,
    ]

    /// Controllers of the system: where they lead is not part of the app.
    package static let systemControllers: [String: Transition?] = [
        "UIAlertController": .alert, "UIActivityViewController": .share, "SFSafariViewController": nil,
        "UIImagePickerController": nil, "PHPickerViewController": nil, "UIDocumentPickerViewController": nil,
        "UIFontPickerViewController": nil, "UIColorPickerViewController": nil, "UIVideoEditorController": nil,
        "UIReferenceLibraryViewController": nil, "UICloudSharingController": .share,
        "MFMailComposeViewController": nil, "MFMessageComposeViewController": nil, "AVPlayerViewController": nil,
        "QLPreviewController": nil, "SKStoreProductViewController": nil, "PKAddPassesViewController": nil,
        "PKPaymentAuthorizationViewController": nil, "CNContactPickerViewController": nil,
        "CNContactViewController": nil, "EKEventEditViewController": nil, "GKGameCenterViewController": nil,
        "MPMediaPickerController": nil, "SLComposeViewController": .share, "VNDocumentCameraViewController": nil,
        "UISearchController": nil,
    ]

    /// What the class of an alert of UIKit's or of a library's ends in.
    package static let alertEnding = "AlertController"

    /// How a controller of the system's or of a library's is shown, where its class alone tells; nil where that depends on who
    /// shows it.
    package static func transition(toForeign controller: String) -> Transition? {
        if let known = systemControllers[controller] { return known }
        return controller.hasSuffix(alertEnding) ? .alert : nil
    }

    /// The types of members that lead from one controller to another, by the class that declares them.
    package static let members: [String: [String: String]] = [
        "UIViewController": [
            "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
            "splitViewController": "UISplitViewController", "parent": "UIViewController",
            "presentingViewController": "UIViewController", "presentedViewController": "UIViewController",
            "view": "UIView", "storyboard": "UIStoryboard", "transitionCoordinator": "NSObject",
        ],
        "UINavigationController": [
            "topViewController": "UIViewController", "visibleViewController": "UIViewController",
        ],
        "UITabBarController": ["selectedViewController": "UIViewController"],
        "UIView": ["window": "UIWindow", "superview": "UIView"],
        "UIWindow": ["rootViewController": "UIViewController", "windowScene": "UIWindowScene"],
        "UIApplication": [
            "shared": "UIApplication", "keyWindow": "UIWindow", "delegate": "UIApplicationDelegate",
        ],
        "UIApplicationDelegate": ["window": "UIWindow"],
        "UIWindowScene": ["keyWindow": "UIWindow", "delegate": "UIWindowSceneDelegate"],
        "UIWindowSceneDelegate": ["window": "UIWindow"],
    ]

    /// Members that are lists of what is on the screen, with the class of their elements, by the class that declares
    /// them. The one scene of UIKit's that an app's code works with is `UIWindowScene`.
    package static let lists: [String: [String: String]] = [
        "UIApplication": ["windows": "UIWindow", "connectedScenes": "UIWindowScene"],
        "UIWindowScene": ["windows": "UIWindow"],
    ]

    /// Members that are the controllers that a container holds, by the class that declares them.
    package static let stacks: [String: Set<String>] = [
        "UIViewController": ["children", "childViewControllers"],
        "UINavigationController": ["viewControllers"], "UITabBarController": ["viewControllers"],
        "UISplitViewController": ["viewControllers"], "UIPageViewController": ["viewControllers"],
    ]

    /// UIKit's classes of tabs that make their controllers when they are needed (`UITab`, iOS 18).
    package static let tabs: Set<String> = ["UITab", "UISearchTab", "UITabGroup"]

    /// Protocols whose conformers are launch code.
    package static let launchProtocols: Set<String> = [
        "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
    ]

    /// What the system asks of an app that starts: whoever answers is launch code.
    package static let launchQuestions: Set<String> = [
        "application(_:didFinishLaunchingWithOptions:)", "scene(_:willConnectTo:options:)",
    ]

    /// SwiftUI's protocol for an app. One that is started by code, `ShopApp.main()`, needs no attribute.
    package static let appProtocol = "App"

    /// Attributes that mark where a program begins.
    package static let launchAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

    /// Types outside of the classes above through which code reaches a screen, or that say which one is meant.
    private static let telling: Set<String> = [
        "String", "NSString", "UIModalPresentationStyle", "Any", "AnyObject", "AnyView", "NSObject", "UIStoryboard",
        "UINib", "Notification",
        "Binding", "NavigationPath", "UIScene", "UISceneSession", "NSUserActivity", "UIApplicationShortcutItem",
        "URL", "URLComponents", "UNNotificationResponse", "UNNotification", "UNNotificationRequest",
    ]

    /// Whether a framework's type may lead to a screen, as far as its name tells.
    package static func leadsSomewhere(_ name: String) -> Bool {
        superclasses[name] != nil || members[name] != nil || telling.contains(name)
            || ContainerWords.factories.contains(name)
            || launchProtocols.contains(name) || screenEndings.contains { name.hasSuffix($0) }
    }

    /// Endings of what libraries call screens, or what stands for one.
    private static let screenEndings = ["Controller", "Delegate", "Module", "Presentable", "Screen"]

    /// Whether a name is a type of Apple's whose values are objects or data, and no closures.
    package static func isObject(_ name: String) -> Bool {
        superclasses[name] != nil || members[name] != nil || telling.contains(name) && name != "Any"
    }

    /// Whether a class of Apple's is, or inherits from, another.
    package static func inherits(_ name: String, from ancestor: String) -> Bool {
        var current: String? = name
        while let step = current {
            if step == ancestor { return true }
            current = superclasses[step]
        }
        return false
    }
}
