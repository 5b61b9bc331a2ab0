import NavigationGraph

/// What sets code off: calls that hand a handler to a control, a notification or a stream, and methods that the system
/// calls. The documentation of UIKit, SwiftUI, Combine and RxSwift is the source.
package enum TriggerSources {
    /// Calls that take a selector, by the name of what is called; any other with a selector counts as an action.
    package static let selectorCalls: [String: Route.TriggerStep.Kind] = [
        "addObserver": .observer, "Timer": .lifecycle, "scheduledTimer": .lifecycle, "CADisplayLink": .lifecycle,
    ]

    /// Calls that take a closure which the user sets off, or the system.
    package static let closureCalls: [String: Route.TriggerStep.Kind] = [
        "UIAction": .action, "UIAlertAction": .action, "addAction": .action, "UIContextualAction": .action,
        "UIButton": .action, "UIBarButtonItem": .action, "Button": .action, "refreshable": .action,
        "onSubmit": .action, "onDelete": .action, "onMove": .action, "onCellSelection": .action,
        "onTapGesture": .gesture, "onLongPressGesture": .gesture, "onAppear": .lifecycle, "onDisappear": .lifecycle,
        "onChange": .observer,
        "onReceive": .observer, "onOpenURL": .entry, "onContinueUserActivity": .entry, "addObserver": .observer,
        "sink": .observer, "bind": .observer, "drive": .observer, "emit": .observer, "subscribe": .observer,
        "observe": .observer, "observeNext": .observer, "observeValues": .observer, "scheduledTimer": .lifecycle,
    ]

    /// Those among them that add what an alert or a row's menu offers, which is there for once.
    package static let alertCalls: Set<String> = ["UIAlertAction", "UIContextualAction", "addAction"]

    /// SwiftUI's button, after which libraries call theirs.
    package static let button = "Button"

    /// The end of UIKit's name for a button in a bar, after which libraries call theirs.
    package static let barButton = "BarButtonItem"

    /// The class that passes notifications on, from anybody to anybody.
    package static let notifications = "NotificationCenter"

    /// The method by which somebody begins to listen, of the notification centre and of other things that have observers.
    package static let addObserver = "addObserver"

    /// The labels of the notification that the notification centre's method is handed.
    package static let notificationLabels: Set<String> = ["name", "forName"]

    /// Methods of the notification centre that give the stream of a notification: of Combine, RxSwift, and of Swift itself.
    package static let notificationStreams: Set<String> = ["publisher", "notification", "notifications"]

    /// Calls of libraries that add a gesture together with its handler: `banner.addTapGesture { _ in open() }` of Closures
    /// and others. Where a program has one of its own, its source tells more.
    package static let gestureCalls: Set<String> = [
        "addTapGesture", "addLongPressGesture", "addSwipeGesture", "addPanGesture", "addPinchGesture",
        "addRotationGesture", "addScreenEdgePanGesture",
    ]

    /// Events of `UIControl`, as a call that adds a handler names them: `addHandler(for: .touchUpInside) { … }`.
    package static let events: Set<String> = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
        "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "menuActionTriggered",
        "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
        "allTouchEvents", "allEditingEvents", "allEvents",
    ]

    /// Methods that put a value on a stream: of subjects of Combine and RxSwift, and of relays.
    package static let sendingCalls = ["send", "onNext", "accept", "on"]

    /// Operators that pass a stream's values on to a subject: `taps.bind(to: closed)`, `taps.subscribe(closed)`.
    package static let passingCalls = ["assign", "bind", "drive", "emit", "subscribe"]

    /// The position of the subject that a call of one of these is handed, by the labels of its arguments; nil where it is
    /// handed anything else.
    ///
    /// - Parameter isOwn: whether the program has methods of that name, which may take a stream to observe it.
    package static func passedTo(_ name: String, labels: [String?], isOwn: Bool) -> Int? {
        guard passingCalls.contains(name), labels.count == 1 else { return nil }
        return labels[0] == "to" || labels[0] == nil && name == "subscribe" && !isOwn ? 0 : nil
    }

    /// Operators of streams: a stream that begins at a control is the control's.
    package static let streamCalls: Set<String> = [
        "sink", "bind", "drive", "emit", "subscribe", "observeNext", "observeValues",
    ]

    /// The label of what a stream of one element does with it (`Single` of RxSwift): the answer to a question, which comes
    /// where the question is asked.
    package static let answerLabel = "onSuccess"

    /// Members of a stream's chain that stand for what the user does to the object in front of them.
    package static let controlEvents: Set<String> = [
        "tap", "tapPublisher", "primaryAction", "itemSelected", "modelSelected", "controlEvent", "publisher",
        "controlEventPublisher",
        "tapGesture", "longPressGesture", "swipeGesture", "searchButtonClicked", "editingDidEndOnExit",
        "didSelectItemPublisher", "didSelectRowPublisher", "selectedSegmentIndex", "isOn",
    ]

    /// Methods that UIKit and SwiftUI call by themselves, in Swift's full-name form.
    package static let lifecycle: Set<String> = [
        "viewDidLoad()", "loadView()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
        "viewDidDisappear(_:)", "viewIsAppearing(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
        "awakeFromNib()", "prepareForReuse()", "layoutSubviews()", "didMoveToWindow()", "didMoveToSuperview()",
        "didMove(toParent:)", "willMove(toParent:)", "traitCollectionDidChange(_:)", "prepare(for:sender:)",
    ]

    /// Whether a label of an initialiser's closure says that the user sets it off.
    package static func isHandler(_ label: String) -> Bool {
        let words = label.lowercased()
        if words.hasSuffix("handler") { return !words.contains("completion") }
        return words.hasSuffix("action") || label == committed || isTouch(label)
    }

    /// The label of what a text field of SwiftUI's runs when the user presses return.
    private static let committed = "onCommit"

    /// What the name of a view's modifier says of when its closure is run: `onRightSwipeGesture { … }` and
    /// `onFirstAppear { … }` of libraries. Nil where it says nothing.
    package static func kind(ofModifier name: String) -> Route.TriggerStep.Kind? {
        guard name.hasPrefix("on"), name.dropFirst(2).first?.isUppercase == true else { return nil }
        if gestureWords.contains(where: { name.hasSuffix($0) }) { return .gesture }
        return lifecycleWords.contains { name.hasSuffix($0) } ? .lifecycle : nil
    }

    // Whole words: `onDownload` says nothing of when a view has loaded.
    private static let gestureWords = ["Gesture", "Tap", "Press", "Swipe", "Pinch", "Drag"]
    private static let lifecycleWords = ["Appear", "Disappear", "Load"]

    /// Whether a closure's label says that it is run for something with a title when that is chosen: a row of a menu.
    package static func isChoice(_ label: String) -> Bool { label.lowercased().hasSuffix("callback") }

    /// Whether the name of a closure says that something is touched, whoever keeps it.
    package static func isTouch(_ name: String) -> Bool {
        let words = name.lowercased()
        return ["pressed", "tapped", "clicked"].contains { words.hasSuffix($0) }
            || ["ontap", "onselect", "didtap", "didselect"].contains { words.hasPrefix($0) } || words == "ontouch"
    }

    /// Whether a method's name says that it keeps its closure for whatever happens later: `addAnyHandler` of a state
    /// machine, `addPeriodicTimeObserver`. Work that has ended runs a closure once, and belongs to the code that
    /// began it.
    package static func isAddingHandler(_ name: String) -> Bool {
        guard name.hasPrefix("add"), name != addObserver, !name.lowercased().contains("complet") else { return false }
        return ["Handler", "Observer", "Listener", "Callback", "Route"].contains {
            name.hasSuffix($0) || name.hasSuffix($0 + "s")
        }
    }

    /// Whether a method's name says that its closure is run for each event: `startObserving(event:)`, `listen(to:)`.
    package static func isObserving(_ name: String) -> Bool {
        let words = name.lowercased()
        return !words.hasPrefix("stop") && (words.contains("observ") || words.contains("listen"))
    }
}
