import NavigationGraph
import Testing

/// What a base class or a protocol leaves to others is looked up for the object at hand.
struct InheritedNavigationTests {
    @Test func overloadsAreToldApartByTheTypesOfTheirParameters() throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func show(_ user: User) {
                        navigationController?.pushViewController(FirstWireframe().viewController, animated: true)
                    }
                    func show(_ guest: Guest) {
                        viewController.present(SecondWireframe().viewController, animated: true)
                    }
                    func show(_ guests: [Guest]) {}
                """,
            presenter: """
                    func one(_ user: User) { wireframe.show(user) }
                    func two() { wireframe.show(Guest(name: "b")) }
                    func three() { wireframe.show([Guest(name: "c")]) }
                """)
        app["Models.swift"] = "struct User {}\nstruct Guest { let name: String }"
        let graph = try app.graph()
        let callers = Dictionary(
            uniqueKeysWithValues: graph.routes.map { ($0.target ?? "", $0.triggers.compactMap { $0.last?.member }) })
        #expect(callers["First"] == ["one(_:)"], "\(graph.routeLines)")
        #expect(callers["Second"] == ["two()"], "\(graph.routeLines)")
    }

    /// What runs when a property of the base class is set is a way of the view that sets it.
    @Test func aBaseControllerShowsWhatAViewPutsIntoItsProperty() throws {
        var app = InlineApp()
        app.add("Start", view: "    override func viewDidLoad() { page = OtherWireframe().viewController }")
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacing(
            "StartViewController: UIViewController", with: "StartViewController: PageViewController")
        app["PageViewController.swift"] = """
            import UIKit

            class PageViewController: UIViewController {
                var page: UIViewController? { didSet { if let page { show(page) } } }
                private func show(_ page: UIViewController) { addChild(page) }
            }
            """
        #expect(try app.edges() == ["Start -> Other embed"])
    }

    @Test func aBaseControllerShowsWhatEachViewWasGiven() throws {
        var app = InlineApp(["First", "Second", "Third"])
        app["Base/CardController.swift"] = """
            import UIKit

            protocol Card: AnyObject { var contentView: UIView { get } }

            class CardController: UIViewController {
                var card: Card?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    setUpCard()
                }

                private func setUpCard() {
                    guard let card else { return }
                    if let controller = card as? UIViewController { addChild(controller) }
                    view.addSubview(card.contentView)
                }
            }

            final class FirstCardController: CardController { var presenter: FirstCardPresenter? }
            final class FirstCardPresenter {}
            final class FirstCardWireframe: BaseWireframe {
                init() {
                    let controller = FirstCardController()
                    controller.presenter = FirstCardPresenter()
                    controller.card = SecondWireframe().viewController as? Card
                    super.init(viewController: controller)
                }
            }

            final class OtherCardController: CardController { var presenter: OtherCardPresenter? }
            final class OtherCardPresenter {}
            final class OtherCardWireframe: BaseWireframe {
                init() {
                    let controller = OtherCardController()
                    controller.presenter = OtherCardPresenter()
                    controller.card = ThirdWireframe().viewController as? Card
                    super.init(viewController: controller)
                }
            }
            """
        #expect(try app.edges() == ["FirstCard -> Second embed", "OtherCard -> Third embed"])
    }

    @Test func aStepThatABaseClassLeavesToItsSubclassesIsTheSubclasss() throws {
        var app = InlineApp(["First", "Second", "Third"], presenter: "    func next() { wireframe.advance() }")
        app["Base/StepWireframe.swift"] = """
            import UIKit

            class StepWireframe: BaseWireframe {
                func advance() {
                    guard let next = nextScreen() else { return }
                    navigationController?.pushViewController(next, animated: true)
                }

                func nextScreen() -> UIViewController? { nil }
            }
            """
        app["Start/Start.swift"] = step("Start", next: "FirstWireframe().viewController")
        app["First/First.swift"] = step("First", next: "SecondWireframe().viewController")
        #expect(try app.edges() == ["First -> Second push", "Start -> First push"])
    }

    @Test func aStepThatAProtocolLeavesToWhatConformsIsTheConformersOwn() throws {
        var app = InlineApp(["First", "Second", "Third"], presenter: "    func next() { wireframe.advance() }")
        app["Base/Stepping.swift"] = """
            import UIKit

            protocol Stepping {
                func nextScreen() -> UIViewController?
                var navigationController: UINavigationController? { get }
            }

            extension Stepping {
                func advance() {
                    if let next = nextScreen() { navigationController?.pushViewController(next, animated: true) }
                }
            }
            """
        app["Start/Start.swift"] = step(
            "Start", next: "FirstWireframe().viewController", base: "BaseWireframe, Stepping")
        app["First/First.swift"] = step(
            "First", next: "SecondWireframe().viewController", base: "BaseWireframe, Stepping")
        #expect(try app.edges() == ["First -> Second push", "Start -> First push"])
    }

    @Test func aBaseClassThatNothingMakesIsNoModule() throws {
        var app = InlineApp(["Other"], presenter: "")
        app["Base/ScreenPresenter.swift"] = """
            import UIKit

            class ScreenPresenter {
                weak var view: UIViewController?
                let wireframe: BaseWireframe
                init(view: UIViewController, wireframe: BaseWireframe) {
                    self.view = view
                    self.wireframe = wireframe
                }
                func leave() { view?.dismiss(animated: true) }
            }

            class ScreenViewController: UIViewController {
                var presenter: ScreenPresenter?
                @IBAction func close() { presenter?.leave() }
            }

            final class MapViewController: ScreenViewController {}
            final class MapPresenter: ScreenPresenter {}
            final class MapWireframe: BaseWireframe {
                init() {
                    let controller = MapViewController()
                    super.init(viewController: controller)
                    controller.presenter = MapPresenter(view: controller, wireframe: self)
                }
            }
            """
        #expect(try app.graph().modules.map(\.id) == ["Map", "Other", "Start"])
    }

    @Test func aWireframeThatInheritsAndSharesTheStemIsAVariant() throws {
        var app = InlineApp(["Other", "Third"])
        app["Profile/Profile.swift"] = """
            import UIKit

            final class ProfileViewController: UIViewController {
                var presenter: ProfilePresenter?
            }

            final class ProfilePresenter {
                private let wireframe: ProfileWireframe
                init(wireframe: ProfileWireframe) { self.wireframe = wireframe }
                func next() { wireframe.proceed() }
            }

            class ProfileWireframe: BaseWireframe {
                init() {
                    let controller = ProfileViewController()
                    super.init(viewController: controller)
                    controller.presenter = ProfilePresenter(wireframe: self)
                }
                func proceed() {
                    navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                }
            }

            final class GuestProfileWireframe: ProfileWireframe {
                override func proceed() {
                    viewController.present(ThirdWireframe().viewController, animated: true)
                }
            }
            """
        app.add(
            "Start",
            wireframe: """
                    func one() { viewController.present(ProfileWireframe().viewController, animated: true) }
                    func two() { viewController.present(GuestProfileWireframe().viewController, animated: true) }
                """)
        let graph = try app.graph()
        #expect(graph.modules.first { $0.id == "Profile" }?.variants == ["Guest"])
        let lines = graph.routeLines.filter { $0.hasPrefix("Profile") }
        #expect(lines.count == 2, "\(lines)")
        #expect(graph.routes.first { $0.source == "Profile" && $0.target == "Third" }?.variant == "Guest")
        let own = graph.routes.first { $0.source == "Profile" && $0.target == "Other" }
        #expect(own != nil && own?.variant == nil)
    }

    @Test func aWireframeHandedToAFactoryIsWhatTheFactorysCallersHandOver() throws {
        var app = InlineApp(["Other", "Third"])
        app["Form/Form.swift"] = """
            import UIKit

            protocol FormWireframeProtocol { func proceed() }

            final class FormViewController: UIViewController {
                var presenter: FormPresenter?
            }

            final class FormPresenter {
                var wireframe: FormWireframeProtocol!
                @objc func next() { wireframe.proceed() }
            }

            enum FormFactory {
                static func makeNew() -> UIViewController { make(with: FormWireframe()) }
                static func makeCopy() -> UIViewController { make(with: Copy.FormWireframe()) }
                private static func make(with wireframe: FormWireframeProtocol) -> UIViewController {
                    let view = FormViewController()
                    let presenter = FormPresenter()
                    presenter.wireframe = wireframe
                    view.presenter = presenter
                    return view
                }
            }

            final class FormWireframe: FormWireframeProtocol {
                func proceed() { UIApplication.shared.keyWindow?.rootViewController = OtherWireframe().viewController }
            }

            enum Copy {
                final class FormWireframe: FormWireframeProtocol {
                    func proceed() { UIApplication.shared.keyWindow?.rootViewController = ThirdWireframe().viewController }
                }
            }
            """
        app.add(
            "Start",
            wireframe: """
                    func one() { viewController.present(FormFactory.makeNew(), animated: true) }
                    func two() { viewController.present(FormFactory.makeCopy(), animated: true) }
                """)
        let routes = try app.graph().routes.filter { $0.source == "Form" }
        #expect(routes.map(\.target).contains("Other") && routes.map(\.target).contains("Third"))
        #expect(routes.allSatisfy { !$0.neverTriggered })
    }

    private func step(_ name: String, next: String, base: String = "StepWireframe") -> String {
        """
        import UIKit

        final class \(name)ViewController: UIViewController {
            var presenter: \(name)Presenter?
            @IBAction func next() { presenter?.next() }
        }

        final class \(name)Presenter {
            private let wireframe: \(name)Wireframe
            init(wireframe: \(name)Wireframe) { self.wireframe = wireframe }
            func next() { wireframe.advance() }
        }

        final class \(name)Wireframe: \(base) {
            init() {
                let controller = \(name)ViewController()
                super.init(viewController: controller)
                controller.presenter = \(name)Presenter(wireframe: self)
            }

            \(base == "StepWireframe" ? "override " : "")func nextScreen() -> UIViewController? { \(next) }
        }
        """
    }

    /// Every initialiser of a family takes the same labels; which of them `super.init` means is told by the class. Told by
    /// the labels alone, this ran in circles, and in families with more labels it took minutes.
    @Test func initialisersOfAFamilyHandOverToTheirOwnSuperclass() throws {
        var app = InlineApp(["First", "Second"])
        let family = (1...9).map { level in
            """
            class Level\(level)Presenter: Level\(level - 1)Presenter {
                override init(view: UIViewController, first: Opening, second: Opening) {
                    super.init(view: view, first: \(level == 5 ? "second" : "first"), second: \(level == 5 ? "first" : "second"))
                }
            }
            """
        }
        app["Base/Levels.swift"] = """
            import UIKit

            protocol Opening { func open(from view: UIViewController) }
            final class FirstOpening: Opening {
                func open(from view: UIViewController) { view.present(FirstWireframe().viewController, animated: true) }
            }
            final class SecondOpening: Opening {
                func open(from view: UIViewController) { view.navigationController?.pushViewController(SecondWireframe().viewController, animated: true) }
            }

            class Level0Presenter {
                let view: UIViewController
                let first: Opening
                let second: Opening
                init(view: UIViewController, first: Opening, second: Opening) {
                    self.view = view
                    self.first = first
                    self.second = second
                }
                func next() { first.open(from: view) }
            }

            """ + family.joined(separator: "\n")
        app["Start/Start.swift"] = """
            import UIKit

            final class StartViewController: UIViewController {
                var presenter: StartPresenter?
                @IBAction func next() { presenter?.next() }
            }

            final class StartPresenter: Level9Presenter {}

            final class StartWireframe: BaseWireframe {
                init() {
                    let controller = StartViewController()
                    super.init(viewController: controller)
                    controller.presenter = StartPresenter(
                        view: controller, first: FirstOpening(), second: SecondOpening())
                }
            }
            """
        // The fifth level swaps the two.
        let edges = try app.edges()
        #expect(edges == ["Start -> Second push"], "\(edges)")
    }

    /// A base of each part, of which the presenters came to need none.
    @Test(arguments: ["class BasePresenter {}", "protocol BaseOutput {}"])
    func bases(presenter: String) throws {
        var app = InlineApp()
        app["Base/Base.swift"] = """
            import UIKit

            class BaseRouter {
                weak var viewController: UIViewController?
                func close() { viewController?.dismiss(animated: true) }
            }

            \(presenter)

            class BaseViewController: UIViewController {}
            """
        for (name, method) in [("Map", "router.openGift()"), ("Gift", "router.close()")] {
            app["\(name)/\(name).swift"] = """
                import UIKit

                final class \(name)ViewController: BaseViewController {
                    var presenter: \(name)Presenter?
                    @IBAction func tap() { presenter?.tap() }
                }

                final class \(name)Presenter {
                    private let router: \(name)Router
                    init(router: \(name)Router) { self.router = router }
                    func tap() { \(method) }
                }

                final class \(name)Router: BaseRouter {
                    \(name == "Map" ? "func openGift() { viewController?.present(GiftAssembly.make(), animated: true) }" : "")
                }

                enum \(name)Assembly {
                    static func make() -> UIViewController {
                        let (view, router) = (\(name)ViewController(), \(name)Router())
                        view.presenter = \(name)Presenter(router: router)
                        router.viewController = view
                        return view
                    }
                }
                """
        }
        let graph = try app.graph()
        #expect(graph.modules.map(\.id) == ["Gift", "Map", "Other", "Start"])
        #expect(Set(graph.routes.map(\.source)) == ["App", "Gift", "Map"], "\(graph.routeLines)")
    }
}
