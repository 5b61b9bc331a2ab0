import NavigationGraph

/// How the system enters a running app: the methods that it calls. The documentation of `UIApplicationDelegate`,
/// `UISceneDelegate`, `UIWindowSceneDelegate` and `UNUserNotificationCenterDelegate` is the source.
package enum EntryHandlers {
    /// The handlers by their full names.
    package static let methods: [String: EntryPoint.Kind] = [
        "application(_:open:options:)": .deeplink, "application(_:open:sourceApplication:annotation:)": .deeplink,
        "application(_:handleOpen:)": .deeplink, "application(_:continue:restorationHandler:)": .deeplink,
        "scene(_:openURLContexts:)": .deeplink, "scene(_:continue:)": .deeplink,
        "userNotificationCenter(_:didReceive:withCompletionHandler:)": .notification,
        "userNotificationCenter(_:didReceive:)": .notification,
        "userNotificationCenter(_:willPresent:withCompletionHandler:)": .notification,
        "userNotificationCenter(_:willPresent:)": .notification,
        "application(_:didReceiveRemoteNotification:)": .notification,
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)": .notification,
        "application(_:didReceive:)": .notification,
        "application(_:performActionFor:completionHandler:)": .shortcut,
        "windowScene(_:performActionFor:completionHandler:)": .shortcut,
        "application(_:performActionFor:)": .shortcut, "windowScene(_:performActionFor:)": .shortcut,
    ]

    /// What the system hands to an app that a link, a notification or a shortcut starts, as the code names it: members of
    /// `UIScene.ConnectionOptions`, keys of `UIApplication.LaunchOptionsKey`.
    package static let launchValues: [(word: String, kind: EntryPoint.Kind)] = [
        (".urlContexts", .deeplink), (".userActivities", .deeplink), (".url]", .deeplink),
        (".userActivityDictionary", .deeplink), (".notificationResponse", .notification),
        (".remoteNotification]", .notification), (".shortcutItem", .shortcut),
    ]

    /// What links, notifications and shortcuts are to code that handles them.
    package static let linkTypes: Set<String> = [
        "URL", "NSUserActivity", "UIOpenURLContext", "UNNotificationResponse", "UIApplicationShortcutItem",
    ]

    /// SwiftUI's modifier that hands its handler an address.
    package static let addressModifier = "onOpenURL"

    /// SwiftUI's modifiers that take a handler.
    package static let modifiers: [String: EntryPoint.Kind] = [
        addressModifier: .deeplink, "onContinueUserActivity": .deeplink,
    ]

    /// Protocols of intents, with the method that the system runs.
    package static let intents: [String: String] = [
        "AppIntent": "perform()", "OpenIntent": "perform()", "ForegroundContinuableIntent": "perform()",
        "AudioPlaybackIntent": "perform()", "INExtension": "handler(for:)",
    ]

    /// Calls with which code hands a library what it is to run for an address: URLNavigator's `handle`, JLRoutes'
    /// `addRoute`, DeepLinkKit's `register`, and their like.
    package static let registrations = ["addRoute", "handle", "map", "register", "registerURLPattern", "route"]

    /// Whether a text is an address, or a pattern of addresses, of the app's own, and none of the web: `shop://cart/<id>`,
    /// `/cart/:id`.
    package static func isOwnAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "://", maxSplits: 1)
        guard parts.count == 2 else { return text.hasPrefix("/") && text.count > 1 }
        return !["http", "https", "ws", "wss", "file", "ftp"].contains(parts[0].lowercased())
    }

    /// Calls with which a widget says what address it opens, and the label of the address.
    package static let widgetLinks: [String: String?] = ["widgetURL": nil, "Link": "destination"]

    /// Frameworks whose views are widgets.
    package static let widgetFramework = "WidgetKit"

    /// Words of an expression that tells what the app was entered for.
    package static let subjects: [String] = [
        "url", "host", "path", "link", "component", "type", "shortcut", "identifier", "category", "userinfo", "action",
        "payload", "screen", "query", "route", "destination", "target", "activity",
    ]

    /// Cases of an app's own enum of ways to show a screen, which tells no link from another.
    package static let transitionCases: Set<String> = [
        "custom", "fullscreen", "modal", "modally", "none", "popover", "present", "presented", "presentation", "push",
        "pushed", "replace", "reset", "root", "sheet", "show", "switchtab", "tab", "unknown",
    ]

    /// Expressions that every entry of one kind shares.
    package static let commonSubjects: [String] = ["scheme", "activityType", "NSUserActivityTypeBrowsingWeb"]
}
