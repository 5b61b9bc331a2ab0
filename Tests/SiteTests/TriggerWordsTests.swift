import NavigationGraph
import Testing

@testable import Site

struct TriggerWordsTests {
    private func step(_ kind: Route.TriggerStep.Kind?, _ type: String, _ member: String) -> Route.TriggerStep {
        Route.TriggerStep(component: .view, type: type, member: member, file: "a.swift", line: 1, kind: kind)
    }

    @Test(arguments: [
        (Route.TriggerStep.Kind.action, "rootView.saveButton", "touchUpInside", "Tap saveButton"),
        (.action, "button “Sign in”", "touchUpInside", "Tap the button “Sign in”"),
        (.action, "rootView.nameField", "editingChanged", "Type in nameField"),
        (.action, "rootView.card.saveButton", "", "Tap card.saveButton"),
        (.action, "rootView.slider", "", "Use slider"), (.action, "Button", "", "Tap a button"),
        (.action, "control", "touchUpInside", "Tap a control"),
        (.action, "control", "valueChanged", "Change a control"),
        (.action, "NavigationLink", "", "Tap a link"),
        (.action, "HomeViewController", "onClose(_:)", "A control calls HomeViewController.onClose(_:)"),
        (.action, "HomeViewController", "pressedSave(_:)", "Tap, which calls HomeViewController.pressedSave(_:)"),
        (.action, "retryAction", "", "Called back through retryAction"),
        (.action, "rootView.saveTapped", "", "Tap, which calls saveTapped"),
        (.action, "profileButton", "tap", "Tap profileButton"),
        (.action, "clubsTable", "modelSelected", "Choose in clubsTable"),
        (.action, "CardView", "action", "Use a control in CardView"),
        (.action, "SheetAction", "handler", "Choose a sheet action"),
        (.action, "ChipView", "onPress", "Tap a chip"), (.action, "PickerView", "onSelection", "Choose in a picker"),
        (.action, "SaveButton", "action", "Tap a save button"), (.action, "Row", "onTap", "Tap a row"),
        (.action, "ABCSettingsRowViewModel", "action", "Choose a settings row"),
        (.action, "QRItem", "action", "Choose a QR item"), (.action, "Configuration", "action", "Use a control"),
        (.action, "cell", "touchUpInside", "Tap a cell"), (.action, "button.element", "touchUpInside", "Tap a button"),
        (.action, "rootView.textField", "editingChanged", "Type in a field"),
        (.action, "UIAlertAction", "action.title", "Choose in the alert"), (.action, "Button", "title", "Tap a button"),
        (.action, "UIAction", "text.localized", "Choose"), (.action, "UIAction", "menu.help", "Choose menu.help"),
        (.action, "ButtonRow", "sendAll", "Tap, which calls ButtonRow.sendAll"),
        (.action, "StateObserver", "handler", "An event: StateObserver"),
        (.action, "WebPage", "linkHandler", "Called back through WebPage.linkHandler"),
        (.action, "rootView.button", "touchUpInside", "Tap a button"),
        (.action, "$0", "touchUpInside", "Tap a control"),
        (.action, "refreshable", "", "Pull down to refresh"),
        (.action, "self.refreshControl", "valueChanged", "Pull down to refresh"),
        (.action, "list.panGestureRecognizer", "", "Drag list.panGestureRecognizer"),
        (.observer, "model.alerts", "sink", "An event: model.alerts"),
        (.observer, "Scheduler", "fire()", "An event: Scheduler.fire()"),
        (.action, "UIAlertAction", "Delete (all)", "Choose in the alert: Delete (all)"),
        (.action, "UIContextualAction", "remove", "Swipe a row and choose remove"),
        (.action, "Button", "Help", "Tap Help"), (.action, "UIBarButtonItem", "", "Tap a bar button"),
        (.gesture, "swipeRecognizer", "", "Swipe swipeRecognizer"),
        (.gesture, "UITapGestureRecognizer", "", "Tap"),
        (.delegate, "ListViewController", "tableView(_:didSelectRowAt:)", "Select a row in ListViewController"),
        (
            .delegate, "MapViewController", "mapView(_:regionDidChange:)",
            "When the system or a control calls MapViewController.mapView(_:regionDidChange:)"
        ),
        (
            .delegate, "ScanService", "metadataOutput(_:didOutput:from:)", "Hold the camera over a code in ScanService"
        ),
        (.delegate, "Files", "documentPicker(_:didPickDocumentsAt:)", "Pick a file in Files"),
        (.delegate, "Files", "documentPickerWasCancelled(_:)", "Cancel in Files"),
        (.delegate, "Pin", "textField(_:shouldChangeCharactersIn:replacementString:)", "Type in Pin"),
        (.delegate, "Shop", "userContentController(_:didReceive:)", "The web page sends a message in Shop"),
        (.delegate, "HelpPage", "webView(_:decidePolicyFor:)", "Tap a link on the page in HelpPage"),
        (.lifecycle, "HomeViewController", "viewDidAppear(_:)", "By itself, when it appears"),
        (.lifecycle, "MainTabBarController", "init(viewControllers:)", "By itself, when it is made"),
        (.output, "PickerViewController", "tableView(_:didSelectRowAt:)", "Select a row in PickerViewController"),
        (.output, "PickerPresenter", "closure in showList()", "Another module answers: PickerPresenter.showList()"),
        (.entry, "AppDelegate", "application(_:didFinishLaunchingWithOptions:)", "When the app starts"),
        (
            .entry, "AppDelegate", "application(_:open:options:)",
            "A link is opened: AppDelegate.application(_:open:options:)"
        ),
        (
            .entry, "SceneDelegate", "userNotificationCenter(_:didReceive:)",
            "A notification is opened: SceneDelegate.userNotificationCenter(_:didReceive:)"
        ),
        (
            .entry, "AppDelegate", "application(_:continue:restorationHandler:)",
            "A link or activity is opened: AppDelegate.application(_:continue:restorationHandler:)"
        ),
        (.entry, "OpenCartIntent", "perform()", "An intent runs: OpenCartIntent.perform()"),
        (.entry, "AppStart", "enter(from:)", "The app is entered: AppStart.enter(from:)"),
        (.closure, "rootView.card.onTap", "", "Tap, which calls rootView.card.onTap"),
        (.closure, "rootView.picker.didSelect", "", "Choose, which calls rootView.picker.didSelect"),
        (.closure, "rootView.timer.onEnd", "", "Called back through rootView.timer.onEnd"),
        (.closure, "rootView.picker.onButton", "", "Tap, which calls rootView.picker.onButton"),
    ])
    func aTesterCanDoIt(kind: Route.TriggerStep.Kind, type: String, member: String, words: String) {
        #expect(TriggerWords([step(kind, type, member)])?.text == words)
    }

    @Test(arguments: [
        ("rootView.saveButton", "touchUpInside", "Tap “Save”"), ("rootView.toggle", "valueChanged", "Change “Save”"),
        ("UIAlertAction", "common.save", "Choose in the alert “Save”"), ("Button", "Save", "Tap “Save”"),
        ("SheetAction", "handler", "Choose “Save”"), ("saveButton.rx", "tap", "Tap “Save”"),
        ("rootView.cell.onTap", "", "Tap “Save”"),
    ])
    func whatIsKnownToStandOnAControlIsQuoted(type: String, member: String, words: String) {
        var step = step(.action, type, member)
        step.title = "Save"
        #expect(TriggerWords([step])?.text == words)
    }

    @Test(arguments: [
        (Route.TriggerStep.Kind.gesture, "recognizer", ["didTapBanner()"], "Gesture, which calls didTapBanner()"),
        (.action, "Button", ["closure in getter of body", "showHelp()"], "Tap a button, which calls showHelp()"),
        (.action, "Button", ["closure in getter of helpRow"], "Tap a button in helpRow"),
        (.action, "Button", ["closure in getter of body"], "Tap a button"),
        (.action, "Button", ["closure in flat(action:)", "closure in getter of helpRow"], "Tap a button in helpRow"),
        (.action, "Button", ["closure in run()", "closure in initial value of save", "finish()"], "Tap save"),
        (.gesture, "onTapGesture", ["closure in row(item:)"], "Tap in row(item:)"),
        (.action, "saveButton", ["closure in setUp()", "save()"], "Tap saveButton"),
        (.action, "cell", ["closure in rows()", "openHelp()"], "Use a cell, which calls openHelp()"),
        (.action, "CardView.action", ["openHelp()"], "Use a control, which calls openHelp()"),
    ])
    func whatHasNoNameIsToldByWhatItRuns(kind: Route.TriggerStep.Kind, type: String, run: [String], words: String) {
        let chain = [step(kind, type, "")] + run.map { step(nil, "HomeView", $0) }
        #expect(TriggerWords(chain)?.text == words)
        #expect(TriggerWords([]) == nil)
    }

    @Test func whatIsCalledLikeTheCaseOfTheWayIsToldFirst() {
        let chains = ["pressedSend(_:)", "pressedEarn(_:)"].map { handler in
            [step(.action, "button", "touchUpInside"), step(nil, "CardView", handler)]
        }
        var route = Route(
            id: "Card->Earn", source: "Card", target: "Earn", destination: Route.Destination(kind: .node, name: "Earn"),
            transition: .push, condition: "isOpen && case .earn", triggers: chains)
        let first = { (route: Route) in route.plainestTriggers.first?.last?.member }
        #expect(first(route) == "pressedEarn(_:)")
        route.condition = "isOpen && earn"
        #expect(first(route) == "pressedSend(_:)")
    }

    @Test func whatAUserDoesIsToldBeforeWhatOtherCodeDoes() {
        let chains = [
            [step(.output, "PinChangeInteractor", "process(pin:)")],
            [step(.lifecycle, "PinViewController", "viewDidLoad()")],
            [step(nil, "PinViewController", "didComplete(pin:)")], [step(.action, "saveButton", "touchUpInside")],
        ]
        let route = Route(
            id: "Pin->Main", source: "Pin", target: "Main", destination: Route.Destination(kind: .node, name: "Main"),
            transition: .tab, triggers: chains)
        #expect(
            route.plainestTriggers.compactMap { TriggerWords($0)?.text } == [
                "Tap saveButton", "The view is told: PinViewController.didComplete(pin:)", "By itself, when it loads",
                "Another module answers: PinChangeInteractor.process(pin:)",
            ])
    }
}
