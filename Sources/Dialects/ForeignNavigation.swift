import NavigationGraph

/// What the name of a library's method tells of navigation, where the library's source is not in the scan.
///
/// Such a call counts only where a screen of the app is handed over, or a closure that makes one; what it does with it
/// is judged by the words of its name, and the route says that it is inferred.
package enum ForeignNavigation {
    private static let verbs: [String: Transition] = [
        "push": .push, "present": .present, "modal": .present, "embed": .embed, "replace": .replace,
        "show": .custom, "open": .custom, "display": .custom, "navigate": .custom, "route": .custom,
        "popup": .custom,
    ]

    /// Words anywhere in a name that say more than its verb.
    private static let kinds: [String: Transition] = [
        "sheet": .sheet, "panel": .sheet, "drawer": .sheet, "card": .sheet, "popover": .popover, "root": .root,
    ]

    /// The transition that a method's name tells; nil for names that are not about navigation.
    package static func transition(ofCall name: String) -> Transition? {
        if let appearing = appearing[name] { return appearing }
        let words = words(of: name)
        guard let first = words.first, verbs[first] != nil || setting.contains(first) else { return nil }
        if isMainPart(words) { return .replace }
        let kind = words.lazy.compactMap { kinds[$0] }.first
        if let verb = verbs[first] {
            if let kind, kind != .root || first == "replace" || first == "present" { return kind }
            return words.contains("modal") && verb == .present && words.count > 1 && words.contains("pan")
                ? .sheet : verb
        }
        // `addPanel(toParent:)`, `setRoot(_:)`, `switchRootViewController(_:)`, `addChild(_:to:in:)`, `addFragment(_:)`
        if let kind { return kind == .root || first == "add" || first == "set" ? kind : nil }
        return first == "add" && words.contains(where: addedParts.contains) ? .embed : nil
    }

    /// Verbs that tell nothing without the word for what is set.
    private static let setting: Set<String> = ["add", "set", "switch", "change", "swap"]

    /// What a library's method adds that puts a controller into another one.
    private static let addedParts: Set<String> = ["child", "fragment", "controller"]

    /// Methods by which a library's controller shows itself (FittedSheets).
    private static let appearing: [String: Transition] = ["animateIn": .sheet]

    /// Whether a method gives a container with a menu another screen in its middle: `setContentViewController(to:)`,
    /// `changeMainViewController(_:close:)`, `setFront(_:animated:)`, `setCenterView(_:withCloseAnimation:completion:)`.
    private static func isMainPart(_ words: [String]) -> Bool {
        guard words.count > 1, mainParts.contains(words[1]),
            setting.contains(words[0]) && words[0] != "add" || words[0] == "push"
        else { return false }
        return words.contains("controller") || words.count == 2 && words[1] != "content" && words[1] != "main"
            || words.count == 3 && words[1] == "center" && words[2] == "view"
    }

    private static let mainParts: Set<String> = ["content", "main", "center", "front"]

    /// Properties in which libraries' controllers with a menu (SideMenuSwift, KYDrawerController, SlideMenuController,
    /// SWRevealViewController, MMDrawerController, LGSideMenuController) hold their screens: setting the one in the middle
    /// shows another screen, the menu itself lies beside it.
    package static let menuParts: [String: Transition] = [
        "contentViewController": .replace, "mainViewController": .replace, "centerViewController": .replace,
        "frontViewController": .replace, "rootViewController": .replace,
        "menuViewController": .embed, "drawerViewController": .embed, "rearViewController": .embed,
        "leftViewController": .embed, "rightViewController": .embed, "leftMenuViewController": .embed,
        "rightMenuViewController": .embed, "leftDrawerViewController": .embed, "rightDrawerViewController": .embed,
    ]

    /// Whether a name is one that code gives to a controller with a menu: `sideMenuController`, `mm_drawerController`.
    package static func isMenu(name: String) -> Bool {
        let name = name.lowercased()
        return menuWords.contains { name.contains($0) } && !name.hasSuffix("item")
    }

    private static let menuWords = ["sidemenu", "slidemenu", "drawer", "revealview", "sidebar"]

    /// Properties in which libraries' tab bar controllers hold their tabs: controllers, or items that hold one each
    /// (`items = [ShelfItem(shelf), CartItem(cart)]`).
    package static let tabParts: Set<String> = [
        "items", "tabItems", "tabBarItems", "tabs", "controllers", "screens", "pages", "viewControllers",
    ]

    /// The method by which libraries' containers take what they hold: `set(contentViewController:)`.
    package static let setter = "set"

    /// The label under which navigation controllers take their first screen.
    package static let root = "rootViewController"

    /// Labels by which a library's container takes what it holds: `contentViewController:`, `controller:`. Such a label
    /// may name a controller that has another part as well.
    package static func isContent(label: String) -> Bool {
        let words = words(of: label)
        guard let last = words.last else { return false }
        return (last == "controller" || last == "controllers") && !isOtherPart(label: label)
    }

    /// Whether a label is that of something beside what a library's container holds: `presentingController:`.
    package static func isOtherPart(label: String) -> Bool { words(of: label).first.map(otherParts.contains) ?? false }

    private static let otherParts: Set<String> = [
        "presenting", "source", "parent", "from", "owner", "base", "delegate", "transition", "animation", "interaction",
        "gesture", "alert", "search", "popover",
    ]

    /// Whether a member of a controller tells of another one: `topMostViewController`, `parentController`.
    package static func isAnotherController(name: String) -> Bool { words(of: name).contains { others.contains($0) } }

    private static let others: Set<String> = [
        "active", "child", "children", "current", "delegate", "last", "nearest", "next", "owner", "parent", "presented",
        "presenter", "presenting", "previous", "root", "selected", "source", "top", "visible",
    ]

    /// The words of a name in camel case, in lower case.
    private static func words(of name: String) -> [String] {
        var found: [[UInt8]] = []
        for byte in name.utf8 {
            let isUppercase = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            if isUppercase || found.isEmpty { found.append([]) }
            found[found.count - 1].append(isUppercase ? byte | 0x20 : byte)
        }
        return found.map { String(decoding: $0, as: UTF8.self) }
    }
}
