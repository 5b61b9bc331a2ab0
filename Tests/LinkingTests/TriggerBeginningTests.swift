import NavigationGraph
import Testing

/// Where the chains to a route begin: with the user, whoever else runs the same code.
struct TriggerBeginningTests {
    @Test func aCaseThatIsHandedOnLeadsWhereItIsAskedFor() throws {
        var app = InlineApp(["Other", "Third"])
        app.add(
            "Start",
            view: """
                @IBAction private func firstTapped() { presenter?.choose(.first) }
                @IBAction private func secondTapped() { presenter?.choose(.second) }
                """,
            wireframe: """
                func first() { viewController.present(OtherWireframe().viewController, animated: true) }
                func second() { viewController.present(ThirdWireframe().viewController, animated: true) }
                """,
            presenter: """
                enum Choice { case first, second }

                func choose(_ choice: Choice) { run(choice) }

                private func run(_ chosen: Choice) {
                    DispatchQueue.main.async {
                        switch chosen {
                        case .first: self.wireframe.first()
                        case .second: self.wireframe.second()
                        }
                    }
                }
                """)
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        #expect(
            routes.map { route in [route.target ?? ""] + route.triggers.compactMap { $0.first?.member } } == [
                ["Other", "firstTapped()"], ["Third", "secondTapped()"],
            ])
    }

    @Test func aClosureInAClosureThatTheViewKeepsBeginsWhereTheViewRunsThat() throws {
        var app = InlineApp(["Before", "Other"], start: "func open() { present(BeforeWireframe().viewController) }")
        app.add(
            "Start",
            view: """
                let button = UIButton()
                var onMiddle: (() -> Void)?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    button.addAction(UIAction { [weak self] _ in self?.onMiddle?() }, for: .touchUpInside)
                }
                """,
            wireframe: """
                static func make() -> StartViewController {
                    let view = StartViewController()
                    view.presenter = StartPresenter(view: view, wireframe: StartWireframe())
                    fill(view)
                    return view
                }

                private static func fill(_ view: StartViewController) {
                    view.onMiddle = {
                        guard let note = note(completion: {
                            view.present(OtherWireframe().viewController, animated: true)
                        }) else { return }
                        view.present(note, animated: true)
                    }
                }

                private static func note(completion: (() -> Void)?) -> UIViewController? {
                    let model = NoteModel()
                    model.completion = completion
                    return NoteController(model: model)
                }
                """)
        app["Start/Note.swift"] = """
            import UIKit

            final class NoteModel {
                var completion: (() -> Void)?
            }

            final class NoteController: UIViewController {
                let model: NoteModel
                init(model: NoteModel) { self.model = model }
            }
            """
        app.add("Before", wireframe: "func go() { viewController.present(StartWireframe.make(), animated: true) }")
        app["AppDelegate.swift"] = app["AppDelegate.swift"]?
            .replacing("StartWireframe().viewController", with: "BeforeWireframe().viewController")
        let route = try #require(try app.graph().routes.first { $0.source == "Start" && $0.target == "Other" })
        #expect(route.triggers.map { $0.first?.code } == ["button.touchUpInside"])
    }

    /// `Start -> Other`, which `begin()` of the presenter leads to; the view has these members.
    private func route(_ members: String, conforms: String = "", others: String = "") throws -> Route {
        var app = InlineApp()
        app.add(
            "Start", view: members, conforming: conforms,
            wireframe: "func open() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: "func begin() { wireframe.open() }")
        app["Start/Others.swift"] = others
        return try #require(try app.graph().routes.first { $0.source == "Start" })
    }

    private func beginnings(_ route: Route) -> [String] {
        route.triggers.compactMap(\.first).map { "\($0.kind?.rawValue ?? "nothing"): \($0.type).\($0.member)" }
    }

    @Test func aViewIsNoneOfItsDelegatesMethodsThatBeginWithItsName() throws {
        let route = try route(
            """
                private lazy var tableView: UITableView = {
                    let tableView = UITableView()
                    tableView.delegate = self
                    return tableView
                }()

                override func viewDidLoad() { view.addSubview(tableView) }

                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { presenter?.begin() }
            """, conforms: ", UITableViewDelegate")
        #expect(beginnings(route) == ["delegate: StartViewController.tableView(_:didSelectRowAt:)"])
    }

    @Test func aSelectorMeansTheMethodWhosePropertyHasTheSameName() throws {
        let route = try route(
            """
                private let done = UIButton()

                override func viewDidLoad() {
                    done.addTarget(self, action: #selector(done(_:)), for: .touchUpInside)
                }

                @objc private func done(_ sender: Any) { presenter?.begin() }
            """)
        #expect(beginnings(route) == ["action: done.touchUpInside"])
    }

    @Test func anActionThatCodeCallsTooKeepsItsTap() throws {
        let route = try route(
            """
                @IBAction func logIn(_ sender: Any) { presenter?.begin() }

                func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                    logIn(textField)
                    return true
                }
            """, conforms: ", UITextFieldDelegate")
        #expect(
            beginnings(route) == [
                "action: StartViewController.logIn(_:)", "delegate: StartViewController.textFieldShouldReturn(_:)",
            ])
    }

    @Test func aDelegatesMethodThatCodeCallsTooIsToldByItsSender() throws {
        let route = try route(
            """
                override func viewDidLoad() { searchBarSearchButtonClicked(UISearchBar()) }

                func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { find(searchBar.text ?? "") }

                func find(_ words: String) { presenter?.begin() }
            """, conforms: ", UISearchBarDelegate")
        #expect(
            Set(beginnings(route)) == [
                "delegate: StartViewController.searchBarSearchButtonClicked(_:)",
                "lifecycle: StartViewController.viewDidLoad()",
            ])
    }

    @Test func aPrivateHandlerThatNothingNamesAnyMoreSetsNothingOff() throws {
        let wired = """
                override func viewDidLoad() {
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Open", style: .plain, target: self, action: #selector(opened))
                }

                @objc private func opened() { presenter?.begin() }
            """
        #expect(try !route(wired).neverTriggered)
        #expect(try route("    @objc private func opened() { presenter?.begin() }").neverTriggered)
        // Others may name what is not private, and a selector may be written as text.
        #expect(try !route("    @objc func opened() { presenter?.begin() }").neverTriggered)
        #expect(
            try !route(
                """
                    let action = Selector("opened")

                    @objc private func opened() { presenter?.begin() }
                """
            ).neverTriggered)
    }

    /// A bar button that the view has made gets its target and action where its controller is set up.
    @Test(arguments: [
        ("layout.openButton", "layout.openButton"),
        ("navigationItem.rightBarButtonItem?", "navigationItem.rightBarButtonItem"),
    ])
    func anActionThatIsSetLaterIsTheControls(_ button: String, name: String) throws {
        let route = try route(
            """
                final class Layout: UIView {
                    let openButton = UIBarButtonItem()
                }

                var layout: Layout { view as! Layout }

                override func viewDidLoad() { wire() }

                private func wire() {
                    \(button).title = "Open"
                    \(button).target = self
                    \(button).action = #selector(opened)
                }

                @objc private func opened() { presenter?.begin() }
            """)
        #expect(beginnings(route) == ["action: \(name)."])
        #expect(route.triggers.compactMap(\.first).map(\.title) == ["Open"])
    }

    /// Of all that calls what every controller can do, only the code that hands the screen over sets the way off.
    @Test func aHelpersScreenIsSetOffByTheHelperAlone() throws {
        var app = InlineApp()
        app.add(
            "Start",
            view: """
                let adapter = RowsAdapter()
                let button = UIButton()

                override func viewDidLoad() {
                    adapter.parent = self
                    button.addTarget(self, action: #selector(note), for: .touchUpInside)
                }

                @objc private func note() { show(NoteController(), style: .formSheet) }
                """)
        app["Start/RowsAdapter.swift"] = """
            import UIKit

            final class RowsAdapter: NSObject {
                weak var parent: StartViewController?
                let all = UIButton()

                func fill() { all.addTarget(self, action: #selector(showAll), for: .touchUpInside) }

                @objc private func showAll() { parent?.show(OtherWireframe().viewController, style: .fullScreen) }
            }
            """
        app["Extensions.swift"] = """
            import UIKit

            final class NoteController: UIViewController {}

            extension UIViewController {
                func show(_ controller: UIViewController, style: UIModalPresentationStyle) {
                    controller.modalPresentationStyle = style
                    present(controller, animated: true)
                }
            }
            """
        let routes = try app.graph().routes.filter { $0.source == "Start" }
        let other = try #require(routes.first { $0.target == "Other" })
        #expect(beginnings(other) == ["action: all.touchUpInside"])
        let note = try #require(routes.first { $0.target != "Other" }, "\(routes.map(\.id))")
        #expect(beginnings(note) == ["action: button.touchUpInside"])
    }

    /// A library's view and a library's row are told what to do when they are touched.
    @Test(arguments: [
        ("header.closePressed = { [weak self] in self?.opened() }", "header.closePressed."),
        ("header.onTapBack = { [weak self] in self?.opened() }", "header.onTapBack."),
        ("rows.append(RowAction<Header>(.click) { [weak self] _ in self?.opened() })", "RowAction."),
    ])
    func whatALibrarysViewIsToldIsTheUsers(_ code: String, name: String) throws {
        let route = try route(
            """
                private var header = Header()
                private var rows: [Any] = []

                override func viewDidLoad() { fill() }

                private func fill() {
                    \(code)
                }

                private func opened() { presenter?.begin() }
            """)
        #expect(beginnings(route) == ["action: \(name)"])
    }

    /// What runs when work is done begins with the code that started the work.
    @Test(arguments: ["loader.finished", "loader.completionHandler", "loader.errorHandler"])
    func whatALibrarysServiceIsToldIsNot(_ property: String) throws {
        let route = try route(
            """
                private var loader = Loader()

                override func viewDidLoad() { \(property) = { [weak self] in self?.opened() } }

                private func opened() { presenter?.begin() }
            """)
        #expect(beginnings(route) == ["lifecycle: StartViewController.viewDidLoad()"])
    }

    /// Libraries add a gesture with its handler in one call.
    @Test(arguments: [
        "banner.addTapGesture { [weak self] _ in self?.opened() }",
        "banner.addSwipeGesture(direction: .left, handler: { [weak self] _ in self?.opened() })",
    ])
    func aGestureOfALibraryIsTheUsers(_ call: String) throws {
        let route = try route(
            """
                let banner = UIView()

                override func viewDidLoad() {
                    \(call)
                }

                private func opened() { presenter?.begin() }
            """)
        #expect(beginnings(route) == ["gesture: banner."])
    }

    @Test func ofTwoHandlersOnlyTheOneThatIsNamedLeadsOn() throws {
        let route = try route(
            """
                override func viewDidLoad() {
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Open", style: .plain, target: self, action: #selector(opened))
                }

                @objc private func opened() { presenter?.begin() }
                @objc private func forgotten() { presenter?.begin() }
            """)
        #expect(beginnings(route) == ["action: UIBarButtonItem.Open"])
        #expect(!route.neverTriggered)
    }

    @Test(arguments: [
        #"NSLocalizedString("notes.edit", comment: "")"#, #"String(localized: "notes.edit")"#,
        #""notes.edit".localized()"#, #"String(format: NSLocalizedString("notes.edit", comment: ""), count)"#,
    ])
    func anAlertsActionIsCalledWhatItsTitleTranslates(_ title: String) throws {
        let route = try route(
            """
                override func viewDidAppear(_ animated: Bool) {
                    let action = UIAlertAction(title: \(title), style: .default) { [weak self] _ in
                        self?.presenter?.begin()
                    }
                    _ = action
                }
            """)
        #expect(beginnings(route) == ["action: UIAlertAction.notes.edit"])
    }

    @Test(arguments: [
        ("R.string(preferredLanguages: languages).localizable.editNote()", "editNote"),
        ("L10n.Notes.edit", "L10n.Notes.edit"), ("words.title(for: note)", "words.title"), ("nil", ""),
        ("kept", "editNote"), ("chosen", "chosen"),
    ])
    func anAlertsActionIsCalledWhatGivesItsTitle(_ title: String, _ name: String) throws {
        let route = try route(
            """
                override func viewDidAppear(_ animated: Bool) {
                    let kept = R.string.localizable.editNote()
                    let chosen = isNew ? L10n.Notes.add : L10n.Notes.edit
                    let action = UIAlertAction(title: \(title), style: .default) { [weak self] _ in
                        self?.presenter?.begin()
                    }
                    _ = action
                }
            """)
        #expect(beginnings(route) == ["action: UIAlertAction.\(name)"])
    }

    @Test func aButtonThatSetsTheStateWhichShowsAViewIsTheFirstStep() throws {
        let source = """
            import SwiftUI

            @main
            struct NotesApp: App { var body: some Scene { WindowGroup { NotesView() } } }

            struct HelpView: View { var body: some View { Text("Help") } }

            struct NotesView: View {
                @State private var isHelpShown = false

                var body: some View {
                    Button("Help") { isHelpShown = true }
                        .sheet(isPresented: $isHelpShown) { HelpView() }
                }
            }
            """
        let route = try #require(
            try GraphOfSources.graph(["Notes.swift": source]).routes.first { $0.source == "Notes" })
        #expect(route.target == "Help")
        #expect(beginnings(route) == ["action: Button.Help"])
    }

    @Test func aHelperThatBearsTheNameOfAWayOutIsNone() throws {
        var app = InlineApp(
            start: """
                    func complete(with result: Int) { complete(with: result, completion: nil) }

                    func complete(with result: Int, completion: ((Int) -> Void)?) {
                        viewController.dismiss(animated: true) { completion?(result) }
                    }
                """, presenter: "    func tap() { wireframe.complete(with: 1) }")
        let text = try #require(app["Start/Start.swift"])
        app["Start/Start.swift"] =
            text.replacing("let wireframe: StartWireframe", with: "let wireframe: StartWireframeProtocol").replacing(
                "StartWireframe: BaseWireframe", with: "StartWireframe: BaseWireframe, StartWireframeProtocol")
            + "\nprotocol StartWireframeProtocol: AnyObject {\n    func complete(with result: Int)\n}\n"
        let found = try app.graph().routes.filter { $0.source == "Start" }.map(\.method)
        #expect(found == ["complete(with:)"], "\(found)")
    }
}
