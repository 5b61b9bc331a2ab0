import NavigationGraph
import Testing

/// What sets a route off, and which routes and options nothing does.
struct TriggerChainTests {
    private func start(_ app: InlineApp) throws -> [Route] {
        try app.graph().routes.filter { $0.source == "Start" }
    }

    private func chains(_ route: Route?) -> [String] {
        (route?.triggers ?? []).map { chain in
            (chain.first?.kind?.rawValue ?? "nothing") + ": "
                + chain.map { [$0.type, $0.member].filter { !$0.isEmpty }.joined(separator: ".") }
                .joined(separator: " > ")
        }
    }

    @Test func aCallerThatNamesAnotherOptionIsNoTrigger() throws {
        let app = InlineApp(
            ["Other", "Third"],
            start: """
                    enum Option { case other, third, fourth }

                    func navigate(to option: Option) {
                        switch option {
                        case .other: viewController.present(OtherWireframe().viewController, animated: true)
                        case .third: viewController.present(ThirdWireframe().viewController, animated: true)
                        case .fourth: viewController.dismiss(animated: true)
                        }
                    }
                """,
            presenter: """
                    @objc func tap() { wireframe.navigate(to: .other) }
                    @objc func hold() { wireframe.navigate(to: .third) }
                """)
        let routes = try start(app)
        #expect(chains(routes.first { $0.target == "Other" }) == ["nothing: StartPresenter.tap()"])
        #expect(chains(routes.first { $0.target == "Third" }) == ["nothing: StartPresenter.hold()"])
        #expect(routes.filter(\.neverTriggered).map(\.option) == ["fourth"])
    }

    @Test func anArgumentThatIsAnotherEnumsCaseTellsNothingOfTheOption() throws {
        let app = InlineApp(
            start: """
                    enum Flow { case single, double }

                    func open(flow: Flow) {
                        viewController.present(OtherWireframe().viewController, animated: true)
                    }
                """,
            presenter: """
                    @objc func tap() { wireframe.open(flow: .single) }
                """)
        let routes = try start(app)
        #expect(routes.map(\.neverTriggered) == [false])
        #expect(chains(routes.first) == ["nothing: StartPresenter.tap()"])
    }

    @Test func aMethodThatIsHandedOnIsNotUnused() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        viewController.present(OtherWireframe().viewController, animated: true)
                    }
                """,
            presenter: """
                    var onTap: (() -> Void)?
                    func prepare() { onTap = wireframe.open }
                """)
        let graph = try app.graph()
        #expect(graph.routes.filter { $0.source == "Start" }.map(\.neverTriggered) == [false])
        #expect(graph.modules.first { $0.id == "Start" }?.options.map(\.unused) == [false])
    }

    @Test func aPropertyObserverAndAClosureHaveTellingNames() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        viewController.present(OtherWireframe().viewController, animated: true)
                    }

                    func close() {
                        viewController.dismiss(animated: true)
                    }
                """,
            presenter: """
                    var row = 0 {
                        didSet { wireframe.open() }
                    }

                    func prepare(_ button: UIButton) {
                        button.addAction(UIAction { [weak self] _ in self?.wireframe.close() }, for: .touchUpInside)
                    }

                    func select() { row = 1 }
                """)
        let routes = try start(app)
        #expect(
            chains(routes.first { $0.target == "Other" }) == [
                "nothing: StartPresenter.select() > StartPresenter.didSet of row"
            ])
        #expect(
            chains(routes.first { $0.target == nil }) == [
                "action: button.touchUpInside > StartPresenter.closure in prepare(_:)"
            ])
    }

    @Test func anotherModuleThatCallsBackIsWhereTheChainBegins() throws {
        var app = InlineApp(
            ["Third"],
            start: """
                    func open(_ delegate: PickerDelegate) {
                        viewController.present(OtherWireframe(delegate).viewController, animated: true)
                    }

                    func finish() {
                        viewController.present(ThirdWireframe().viewController, animated: true)
                    }
                """,
            presenter: """
                    func tap() { wireframe.open(self) }
                }

                protocol PickerDelegate: AnyObject {
                    func didPick()
                }

                extension StartPresenter: PickerDelegate {
                    func didPick() { wireframe.finish() }
                """)
        app["Other/Other.swift"] = """
            import UIKit

            final class OtherViewController: UIViewController {
                var presenter: OtherPresenter?

                override func viewDidLoad() { presenter?.pick() }
            }

            final class OtherPresenter {
                weak var delegate: PickerDelegate?

                init(delegate: PickerDelegate) { self.delegate = delegate }

                func pick() { delegate?.didPick() }
            }

            final class OtherWireframe: BaseWireframe {
                init(_ delegate: PickerDelegate) {
                    let controller = OtherViewController()
                    super.init(viewController: controller)
                    controller.presenter = OtherPresenter(delegate: delegate)
                }
            }
            """
        let routes = try start(app)
        #expect(
            chains(routes.first { $0.target == "Third" }) == [
                "output: OtherPresenter.pick() > StartPresenter.didPick()"
            ])
    }

    @Test func aCallThatWasNotFollowedKeepsAnOptionFromBeingUnused() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        viewController.present(OtherWireframe().viewController, animated: true)
                    }
                """,
            presenter: """
                    func tap() { registry.lookUp("start").open() }
                """)
        #expect(try start(app).map(\.neverTriggered) == [false])
    }

    @Test func whatAProtocolAsksForBeginsAChainOnlyWhereACallCouldMeanIt() throws {
        let app = InlineApp(
            ["Other", "Third"],
            start: """
                    func search(for text: String) {
                        viewController.present(OtherWireframe().viewController, animated: true)
                    }

                    func reload(with text: String) {
                        viewController.present(ThirdWireframe().viewController, animated: true)
                    }
                """,
            presenter: """
                    func search() { wireframe.search(for: "") }
                    func reload() { wireframe.reload(with: "") }
                }

                protocol StartPresenting {
                    func search()
                    func reload()
                }

                extension StartPresenter: StartPresenting {}

                final class Board {
                    func changed() { registry.lookUp("start").reload() }
                """)
        let routes = try start(app)
        #expect(chains(routes.first { $0.target == "Other" }) == ["nothing: StartPresenter.search()"])
        #expect(chains(routes.first { $0.target == "Third" }) == ["observer: StartPresenter.reload()"])
    }

    @Test func aDelegateThatIsToldOfAnotherTypeIsNoTrigger() throws {
        var app = InlineApp(
            ["Other", "Third"],
            start: """
                    func open(_ screen: Linked) {
                        viewController.present(OtherWireframe().viewController, animated: true)
                    }
                    func open(_ screen: Pushed) {
                        viewController.present(ThirdWireframe().viewController, animated: true)
                    }
                """,
            presenter: """
                    func didAsk(_ screen: Linked) { wireframe.open(screen) }
                    func didAsk(_ screen: Pushed) { wireframe.open(screen) }
                """)
        app["Delegates.swift"] = """
            enum Linked { case left, right }
            enum Pushed { case up }
            protocol LinkDelegate: AnyObject { func didAsk(_ screen: Linked) }
            protocol PushDelegate: AnyObject { func didAsk(_ screen: Pushed) }
            extension StartPresenter: LinkDelegate, PushDelegate {}
            final class LinkService {
                weak var delegate: LinkDelegate?
                func read(_ result: Result<Linked, Error>) {
                    if case .success(let screen) = result { delegate?.didAsk(screen) }
                }
            }
            final class PushService {
                weak var delegate: PushDelegate?
                func read(_ result: Result<Pushed, Error>) {
                    if case .success(let screen) = result { delegate?.didAsk(screen) }
                }
            }
            """
        let routes = try start(app)
        #expect(
            chains(routes.first { $0.target == "Other" }) == [
                "nothing: LinkService.read(_:) > StartPresenter.didAsk(_:)"
            ])
        #expect(
            chains(routes.first { $0.target == "Third" }) == [
                "nothing: PushService.read(_:) > StartPresenter.didAsk(_:)"
            ])
    }

    @Test(arguments: [
        ("self?.wireframe.openOther()", "action: Row.onTap > StartPresenter.closure in rows()"),
        ("self?.view.present(OtherWireframe().viewController, animated: true)", "action: Row.onTap"),
    ])
    func whoMakesAHandlerDoesNotSetItOff(_ handler: String, _ chain: String) throws {
        let app = InlineApp(
            start: """
                    func openOther() { viewController.present(OtherWireframe().viewController, animated: true) }
                """,
            presenter: """
                    struct Row {
                        var title: String
                        var onTap: () -> Void
                    }

                    func didLoad() { update(rows()) }
                    func update(_ rows: [Row]) {}
                    private func rows() -> [Row] { [Row(title: "Other", onTap: { [weak self] in \(handler) })] }
                """)
        let routes = try start(app).filter { !$0.neverTriggered }
        #expect(routes.map { chains($0) } == [[chain]])
    }

    /// What stands before a closure and may be left out takes no closure: a case of the app's enum, a flag.
    @Test func aTrailingClosureIsWhatTakesAClosure() throws {
        let app = InlineApp(
            presenter: """
                    enum Style { case normal, destructive }

                    struct Row {
                        var title: String
                        var style: Style = .normal
                        var isEnabled: Bool = true
                        var onTap: (() -> Void)?

                        init(
                            title: String, style: Style = .normal, isEnabled: Bool = true, onTap: (() -> Void)? = nil
                        ) {
                            self.title = title
                            self.onTap = onTap
                        }
                    }

                    func didLoad() {
                        let row = Row(title: "Other") { [weak self] in
                            self?.view.present(OtherWireframe().viewController, animated: true)
                        }
                        show(row)
                    }

                    private func show(_ row: Row) {}
                """)
        #expect(try start(app).map { chains($0) } == [["action: Row.onTap"]])
    }

    /// What nobody can run begins no chain, as long as another one does.
    @Test func aPrivateMethodThatNothingNamesIsNoBeginning() throws {
        var app = InlineApp(
            start: "    func open() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: "    func open() { wireframe.open() }")
        app["Start/Start+Actions.swift"] = """
            import UIKit

            extension StartViewController {
                func install(_ button: UIButton, _ link: UIButton) {
                    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                    let follow = #selector(followed)
                    link.addTarget(self, action: follow, for: .touchUpInside)
                }
                @objc private func tapped() { presenter?.open() }
                @objc private func followed() { presenter?.open() }
                @objc private func tappedBefore() { presenter?.open() }
            }
            """
        #expect(
            chains(try start(app).first) == [
                "action: button.touchUpInside > StartViewController.tapped() > StartPresenter.open()",
                "action: link.touchUpInside > StartViewController.followed() > StartPresenter.open()",
            ])
    }

    /// The one chain that there is stays, though it begins where nobody comes.
    @Test func theOnlyChainStays() throws {
        var app = InlineApp(
            start: "    func open() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: "    func open() { wireframe.open() }")
        app["Start/Start+Actions.swift"] = """
            extension StartViewController {
                private func tappedBefore() { presenter?.open() }
            }
            """
        #expect(
            chains(try start(app).first) == ["nothing: StartViewController.tappedBefore() > StartPresenter.open()"])
    }

    @Test func aControlOfAXibHasTheNameThatTheCodeKnowsItBy() throws {
        var app = InlineApp(
            start: "    func open() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: "    func open() { wireframe.open() }")
        app["Start/Start+Actions.swift"] = """
            import UIKit

            extension StartViewController {
                @IBAction private func tapped() { presenter?.open() }
            }
            """
        app["Start/StartViewController.xib"] = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="StartViewController">
            <connections><outlet property="openButton" destination="b" id="p"/></connections></placeholder>
            <view id="v"><subviews><view id="b" customClass="RoundButton"><connections>
            <action selector="tapped" destination="-1" eventType="touchUpInside" id="a"/>
            </connections></view></subviews></view></objects></document>
            """
        #expect(
            chains(try start(app).first) == [
                "action: openButton.touchUpInside > StartViewController.tapped() > StartPresenter.open()"
            ])
    }
}
