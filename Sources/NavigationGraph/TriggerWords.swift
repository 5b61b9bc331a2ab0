/// What sets a route off, as a tester would say it: *tap* and the control, *select a row*, *by itself when it appears*.
package struct TriggerWords: Hashable, Sendable {
    /// Never empty; begins with a capital.
    package let words: String
    /// What stands on the control that the words are about; empty where it has no title, or none that is known.
    package let title: String
    /// The control, the type or the member that the words are about; empty where the words say it all.
    package let code: String
    /// Whether only the name of a closure or of a value is known, and not what the user does.
    package private(set) var isUnclear = false
    /// Whether nothing tells which control or gesture it is.
    package var isNameless: Bool { code.isEmpty && title.isEmpty && Self.nameless.contains(words) }

    /// - Parameter chain: from what the user touches to the call; nil is made of an empty one.
    package init?(_ chain: [Route.TriggerStep]) {
        guard let step = chain.first else { return nil }
        let isTitled = step.kind == .action || step.kind == .gesture && Self.makers[step.type] != nil
        if isTitled, let (words, title) = Self.titled(step) {
            (self.words, self.title, code) = (words, title, "")
            return
        }
        title = ""
        switch step.kind {
        case .action:
            let control = ControlWords(step, handledBy: chain.dropFirst())
            (words, code, isUnclear) = (control.words, control.code, control.isUnclear)
        case .gesture: (words, code) = Self.gesture(step, handledBy: chain.dropFirst())
        case .delegate: (words, code) = Self.told(step)
        case .closure: (words, code) = Self.calledBack(step)
        case .observer: (words, code) = ("An event:", Self.streams.contains(step.member) ? step.type : step.code)
        case .output: (words, code) = Self.answered(step)
        case .lifecycle: (words, code) = Self.lifecycle(step)
        case .entry: (words, code) = Self.entry(step)
        case nil: (words, code) = (step.component == .view ? "The view is told:" : "Call of", step.code)
        }
    }

    /// The words, and the title in quotes.
    package var saying: String { title.isEmpty ? words : "\(words) “\(title)”" }

    /// The phrase in one line of text.
    package var text: String { code.isEmpty ? saying : "\(saying) \(code)" }

    /// Whether a text holds another one that is not empty, by their bytes: to compare characters takes many times as long, and a site has ten
    /// thousands of chains.
    static func holds(_ text: String, _ part: String) -> Bool {
        var (text, part) = (text, part)
        return text.withUTF8 { text in
            part.withUTF8 { part in
                guard let first = part.first, text.count >= part.count else { return false }
                for start in 0...text.count - part.count where text[start] == first {
                    var length = 1
                    while length < part.count, text[start + length] == part[length] { length += 1 }
                    if length == part.count { return true }
                }
                return false
            }
        }
    }

    private static let nameless: Set<String> = [
        "Tap", "Tap a button", "Tap a link", "Tap a bar button", "Tap a control", "Tap a view", "Gesture", "Press long",
    ]

    /// Methods that hand a stream of values to a closure, which say nothing of what comes.
    private static let streams: Set<String> = ["sink", "receive", "subscribe", "bind", "drive", "assign", "onNext"]

    /// What UIKit and SwiftUI make of a title and a closure: the title tells which.
    static let makers = [
        "UIAlertAction": "Choose in the alert:", "UIContextualAction": "Swipe a row and choose",
        "UIAction": "Choose", "UIBarButtonItem": "Tap", "Button": "Tap", "NavigationLink": "Tap", "Link": "Tap",
        "ShareLink": "Tap", "onTapGesture": "Tap", "onLongPressGesture": "Press long",
    ]

    /// What one does, and the title of what one does it with; nil where that has none.
    private static func titled(_ step: Route.TriggerStep) -> (words: String, title: String)? {
        if let title = step.title { return (verb(step), title) }
        // A control of a storyboard: `button “Sign in”`.
        guard ["touchUpInside", "primaryActionTriggered", ""].contains(step.member), step.type.hasSuffix("”"),
            let control = step.type.firstRange(of: " “"), isKindOfControl(step.type[..<control.lowerBound])
        else { return nil }
        return ("Tap the \(step.type[..<control.lowerBound])", String(step.type[control.upperBound...].dropLast()))
    }

    /// Whether a text may be the name of a storyboard's element, which stands among our words: `bar button item`.
    private static func isKindOfControl(_ name: Substring) -> Bool {
        name.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) || $0 == UInt8(ascii: " ") }
    }

    /// What one does with something that has a title.
    private static func verb(_ step: Route.TriggerStep) -> String {
        if let known = makers[step.type] { return known.hasSuffix(":") ? String(known.dropLast()) : known }
        switch step.member {
        case "valueChanged": return "Change"
        case "touchUpInside", "primaryActionTriggered", "touchDown", "tap": return "Tap"
        default:
            let object = step.type.lowercased()
            return holds(object, "button") || holds(object, "tap") ? "Tap" : "Choose"
        }
    }

    private static func gesture(
        _ step: Route.TriggerStep, handledBy chain: ArraySlice<Route.TriggerStep>
    ) -> (String, String) {
        let name = step.code
        let lowercased = name.lowercased()
        let words = ControlWords.gesture(lowercased) ?? "Gesture"
        // UIKit's own class says no more than the words; neither does a local variable of that name.
        guard ["recognizer", "gesture"].contains(lowercased) || name.hasPrefix("UI") || makers[name] != nil else {
            return (words, name)
        }
        return ControlWords.unnamed(words, handledBy: chain)
    }

    /// A closure that a part of the screen calls; what the user did where its name says so.
    private static func calledBack(_ step: Route.TriggerStep) -> (String, String) {
        let name = step.code.split(separator: ".").last ?? ""
        return (ControlWords.verb(in: name).map { "\($0), which calls" } ?? "Called back through", step.code)
    }

    /// What another module tells; where that is what its user did there, what the user did.
    private static func answered(_ step: Route.TriggerStep) -> (String, String) {
        done(step) ?? ("Another module answers:", step.code)
    }

    private static func told(_ step: Route.TriggerStep) -> (String, String) {
        done(step) ?? ("When the system or a control calls", step.code)
    }

    /// Methods of UIKit's delegates, by the words that their names have in common, the more particular first.
    private static let deeds = [
        ("didSelectRowAt", "Select a row"), ("didSelectItemAt", "Select an item"),
        ("shouldSelectItemAt", "Select an item"), ("commit:forRowAt", "Swipe a row"),
        ("SwipeActionsConfiguration", "Swipe a row"), ("accessoryButtonTapped", "Tap a row’s button"),
        ("motionEnded", "Shake the device"), ("ShouldReturn", "Press return"),
        ("DidEndEditing", "Finish typing"), ("DidBeginEditing", "Tap into a field"),
        ("shouldChangeCharactersIn", "Type"), ("shouldChangeTextIn", "Type"), ("textViewDidChange", "Type"),
        ("searchBar", "Search"), ("updateSearchResults", "Search"), ("scrollViewDidScroll", "Scroll"),
        ("tabBar", "Select a tab"), ("didFinishPicking", "Pick a picture"), ("documentPickerWasCancelled", "Cancel"),
        ("documentPicker", "Pick a file"),
        ("viewControllerAfter", "Swipe to the next page"), ("viewControllerBefore", "Swipe to the page before"),
        ("shouldInteractWith", "Tap a link in the text"), ("didSelectLink", "Tap a link in the text"),
        ("decidePolicyFor", "Tap a link on the page"), ("shouldStartLoadWith", "Tap a link on the page"),
        ("userContentController", "The web page sends a message"), ("contextMenu", "Choose from the menu"),
        ("metadataOutput", "Hold the camera over a code"), ("imagePickerControllerDidCancel", "Cancel"),
        ("presentationControllerDidDismiss", "Pull the sheet down"),
        ("presentationControllerDidAttemptToDismiss", "Pull the sheet down"),
        ("mailComposeController", "Finish the mail"),
    ]

    /// What the user did, where a method of a delegate of UIKit's says so.
    private static func done(_ step: Route.TriggerStep) -> (String, String)? {
        guard let phrase = deeds.first(where: { holds(step.member, $0.0) })?.1 else { return nil }
        return step.type.isEmpty ? (phrase, "") : (phrase + " in", step.type)
    }

    /// What sets off what the app shows first.
    package static let launch = "When the app starts"

    private static func entry(_ step: Route.TriggerStep) -> (String, String) {
        let known = [
            ("didFinishLaunching", launch), ("willConnectTo", launch), ("openURLContexts", "A link is opened"),
            ("continue", "A link or activity is opened"), ("open:", "A link is opened"),
            ("onOpenURL", "A link is opened"),
            ("performActionFor", "A shortcut is chosen"), ("userNotificationCenter", "A notification is opened"),
            ("RemoteNotification", "A notification arrives"), ("perform()", "An intent runs"),
        ]
        guard let words = known.first(where: { holds(step.member, $0.0) })?.1 else {
            return ("The app is entered:", step.code)
        }
        return words == launch ? (words, "") : (words + ":", step.code)
    }

    private static func lifecycle(_ step: Route.TriggerStep) -> (String, String) {
        let known = [
            ("viewDidLoad", "By itself, when it loads"), ("viewWillAppear", "By itself, when it appears"),
            ("viewDidAppear", "By itself, when it appears"), ("viewDidLayout", "By itself, when it is laid out"),
            ("viewWillDisappear", "By itself, when it goes"), ("viewDidDisappear", "By itself, when it goes"),
            ("init(", "By itself, when it is made"),
        ]
        guard let phrase = known.first(where: { step.member.hasPrefix($0.0) })?.1 else {
            return ("By itself:", step.code)
        }
        return (phrase, "")
    }
}
