/// What one does with something that has no title: a control, by its name in the source or the storyboard and its event, what the app hands
/// a closure to, or the control of a method.
struct ControlWords {
    private(set) var words: String
    private(set) var code: String
    /// Whether only the name of a closure or of a value is known, and not what the user does.
    private(set) var isUnclear = false

    /// - Parameter chain: what the touch runs.
    init(_ step: Route.TriggerStep, handledBy chain: ArraySlice<Route.TriggerStep>) {
        (words, code) = ("", "")
        if let known = TriggerWords.makers[step.type], !step.member.isEmpty {
            (words, code) = Self.saysNothing(step.member) ? Self.made(step.type, known, chain) : (known, step.member)
        } else if TriggerWords.holds(step.member, "(") {
            (words, code) = (
                Self.verb(in: step.member[...]).map { "\($0), which calls" } ?? "A control calls", step.code
            )
        } else if step.member == "valueChanged", TriggerWords.holds(Self.last(of: step.type).lowercased(), "refresh") {
            words = Self.refresh
        } else if let event = Self.events[step.member] {
            name(event, step.type, chain)
        } else if step.member.isEmpty {
            use(step.type, chain)
        } else {
            closure(step.member[...], of: step.type, chain)
        }
    }

    /// What one does with a control of UIKit's, by its event.
    private static let events = [
        "touchUpInside": "Tap", "primaryActionTriggered": "Tap", "touchDown": "Tap", "valueChanged": "Change",
        "editingChanged": "Type in", "editingDidBegin": "Type in", "editingDidEnd": "Finish typing in",
        "editingDidEndOnExit": "Finish typing in",
    ].merging(streamed) { known, _ in known }

    /// What the streams of RxCocoa, CombineCocoa and RxGesture tell of, by the name of the stream (`TriggerSources.controlEvents`).
    private static let streamed = [
        "tap": "Tap", "tapPublisher": "Tap", "primaryAction": "Tap", "tapGesture": "Tap",
        "longPressGesture": "Press long on", "swipeGesture": "Swipe over", "itemSelected": "Choose in",
        "modelSelected": "Choose in", "didSelectItemPublisher": "Choose in", "didSelectRowPublisher": "Choose in",
        "selectedSegmentIndex": "Change", "isOn": "Change", "searchButtonClicked": "Search in",
    ]

    /// What a `UIRefreshControl` and SwiftUI's `refreshable` answer to.
    private static let refresh = "Pull down to refresh"

    /// Controls that only their kind is known of, as one says it.
    private static let kinds = [
        "button": "a button", "uibutton": "a button", "btn": "a button", "navigationlink": "a link", "link": "a link",
        "sharelink": "a link", "uibarbuttonitem": "a bar button", "barbuttonitem": "a bar button",
        "control": "a control", "view": "a view", "sender": "a control", "cell": "a cell", "row": "a row",
        "rowview": "a row", "item": "an item", "itemview": "an item", "childview": "a view", "subview": "a view",
        "headerview": "a header", "header": "a header", "footerview": "a footer", "footer": "a footer",
        "textfield": "a field", "textview": "a field", "imageview": "a picture",
    ]

    /// Something by its name; where that only tells its kind, or is a type's, by what it is and what it runs.
    private mutating func name(_ words: String, _ name: String, _ chain: ArraySlice<Route.TriggerStep>) {
        let last = Self.last(of: name)
        guard let kind = name.hasPrefix("$") ? "a control" : Self.kinds[last.lowercased()] ?? TypeWords(last)?.text
        else {
            return (self.words, code) = (words, Self.shown(name))
        }
        // What a view is called does not say what one does there.
        if words == "Use", Self.kinds[last.lowercased()] == nil, !name.hasPrefix("$") {
            (self.words, code) = Self.unnamed("Use a control", handledBy: chain)
            if code.isEmpty, kind != "a control" { (self.words, code) = ("Use a control in", Self.shown(name)) }
            return
        }
        let words = words == "Choose" && !Self.isChosen(kind) ? "Choose in" : words
        if let property = Self.property(setUpIn: chain) { return (self.words, code) = (words, property) }
        (self.words, code) = Self.unnamed("\(words) \(kind)", handledBy: chain)
    }

    /// The property whose own code hands over what a control runs: `lazy var save = { $0.run { … }; return $0 }(SaveButton())`.
    private static func property(setUpIn chain: ArraySlice<Route.TriggerStep>) -> String? {
        chain.prefix(3).first { $0.member.hasPrefix("closure in initial value of ") }?.place
    }

    /// The words for something without a name, with what it runs; else with the property or the function that it is made in.
    static func unnamed(_ words: String, handledBy chain: ArraySlice<Route.TriggerStep>) -> (String, String) {
        let handler = chain.prefix(3).first { $0.place == nil && !$0.member.isEmpty }
        if let handler { return ("\(words), which calls", handler.member) }
        // What every view has says nothing; nor does what makes a control for several views, which hand it what to run.
        guard let place = chain.last?.place, place != "body", !place.hasPrefix("init(") else { return (words, "") }
        return ("\(words) in", place)
    }

    /// Something that is only named, with no event.
    private mutating func use(_ name: String, _ chain: ArraySlice<Route.TriggerStep>) {
        let last = Self.last(of: name)
        let lowercased = last.lowercased()
        if lowercased == "refreshable" { return words = Self.refresh }
        if lowercased.hasSuffix("gesturerecognizer"), let gesture = Self.gesture(lowercased) {
            return (words, code) = (gesture, Self.shown(name))
        }
        if Self.isClosure(last) { return closure(last, of: Self.owner(of: name), chain) }
        let isTapped = TriggerWords.holds(lowercased, "button") || lowercased.hasSuffix("link")
        self.name(isTapped ? "Tap" : "Use", name, chain)
        isUnclear = isUse(name)
    }

    /// Whether the words say no more of something than that it is used.
    private func isUse(_ name: String) -> Bool {
        words == "Use" || TriggerWords.holds(words, "Use ") && Self.kinds[Self.last(of: name).lowercased()] == nil
    }

    /// A closure that something of the app's is made with.
    private mutating func closure(_ closure: Substring, of owner: String, _ chain: ArraySlice<Route.TriggerStep>) {
        let verb = Self.verb(in: closure) ?? (TriggerWords.holds(owner.lowercased(), "button") ? "Tap" : nil)
        if closure == "publisher" { return (words, code) = ("An event:", owner) }
        if Self.isPlain(closure), !owner.isEmpty {
            let object = Self.last(of: owner).lowercased()
            if ["observer", "center"].contains(where: object.hasSuffix) { return (words, code) = ("An event:", owner) }
            name(verb ?? Self.verb(for: object), owner, chain)
            isUnclear = isUse(owner)
        } else {
            let whole = owner.isEmpty ? String(closure) : "\(owner).\(closure)"
            isUnclear = verb == nil
            (words, code) = (verb.map { "\($0), which calls" } ?? "Called back through", Self.shown(whole))
        }
    }

    /// The last part of a name; of `button.element`, an element of a collection of views, that which tells more.
    private static func last(of name: String) -> Substring {
        let parts = name.split(separator: ".")
        return parts.last { $0 != "element" } ?? parts.last ?? ""
    }

    /// What is made of a title that is not known.
    private static func made(
        _ type: String, _ words: String, _ chain: ArraySlice<Route.TriggerStep>
    ) -> (String, String) {
        unnamed(kinds[type.lowercased()].map { "\(words) \($0)" } ?? words.filter { $0 != ":" }, handledBy: chain)
    }

    /// Whether what the source calls a title says nothing of it: `action.title`, `text.localized`.
    private static func saysNothing(_ title: String) -> Bool {
        title.split { ".()?!".contains($0) }.allSatisfy { plainTitles.contains($0.lowercased()) }
    }

    private static let plainTitles: Set<String> = [
        "…", "$0", "self", "title", "titles", "text", "name", "label", "string", "value", "message", "description",
        "localize", "localized", "localised", "localizedstring", "rawvalue", "capitalized", "uppercased", "displayname",
        "actiontitle", "buttontitle", "buttontext", "action", "button", "item", "option", "type", "model", "viewmodel",
        "element", "data", "key",
    ]

    /// A control's name without the view that every screen has around all of its controls.
    private static func shown(_ name: String) -> String {
        let parts = name.split(separator: ".")
        guard parts.count > 1 else { return name }
        let rest = parts.dropLast().drop { whole.contains($0) } + parts.suffix(1)
        return rest.joined(separator: ".")
    }

    private static let whole: Set<Substring> = [
        "self", "view", "rootView", "contentView", "mainView", "customView", "ui",
    ]

    private static func owner(of name: String) -> String {
        name.split(separator: ".").dropLast().joined(separator: ".")
    }

    /// Whether a name is that of a closure: `retryAction`, `onClose`.
    private static func isClosure(_ name: Substring) -> Bool {
        let ends = ["ction", "andler", "allback", "losure", "ompletion", "apped", "ressed", "licked", "elected"]
        if ends.contains(where: name.hasSuffix) { return true }
        return ["on", "did"].contains { start in
            name.hasPrefix(start) && name.dropFirst(start.count).first?.isUppercase == true
        }
    }

    /// Whether a closure's name says no more than that it is one, or what the user does: `handler`, `onTap`.
    private static func isPlain(_ name: Substring) -> Bool {
        let names: Set<String> = [
            "action", "handler", "callback", "closure", "completion", "block", "perform", "onaction", "ontap",
            "ontapped",
            "ontapgesture", "onpress", "onpressed", "onclick", "ontouch", "didtap", "tapped", "tapaction", "taphandler",
            "onselect",
            "onselected", "onselection", "didselect", "selected", "selectaction", "selecthandler", "onchoose",
        ]
        return names.contains(name.lowercased())
    }

    /// Whether one chooses something itself, and not in it.
    private static func isChosen(_ kind: String) -> Bool {
        ["action", "item", "cell", "row", "option", "entry", "card", "tab"].contains(where: kind.hasSuffix)
    }

    /// What one does with something of the app's, by the name of its type or of the variable.
    private static func verb(for object: String) -> String {
        if TriggerWords.holds(object, "button") || object.hasSuffix("link") { return "Tap" }
        let chosen = ["action", "item", "cell", "row", "option", "menu"]
        return chosen.contains { TriggerWords.holds(object, $0) } ? "Choose" : "Use"
    }

    /// What the user does, where the name of what is called then says so.
    static func verb(in name: Substring) -> String? {
        let lowercased = name.lowercased()
        if ["tap", "touch", "press", "click", "button"].contains(where: { TriggerWords.holds(lowercased, $0) }) {
            return "Tap"
        }
        return ["select", "choose"].contains { TriggerWords.holds(lowercased, $0) } ? "Choose" : nil
    }

    /// What the user does, where the name of a recognizer says so.
    ///
    /// - Parameter name: in small letters.
    static func gesture(_ name: String) -> String? {
        let kinds = [
            ("longpress", "Press long"), ("swipe", "Swipe"), ("pinch", "Pinch"), ("edgepan", "Swipe from the edge"),
            ("pan", "Drag"), ("tap", "Tap"),
        ]
        return kinds.first { TriggerWords.holds(name, $0.0) }?.1
    }
}
