import Testing

/// Controllers of the app's that stand around several screens that they are made with, a page and its footer.
struct FramingControllerTests {
    private func edges(
        _ made: [String], embedding: [String] = ["addChild(top)", "addChild(bottom)"]
    ) throws -> [String] {
        var app = InlineApp(
            start: made.enumerated().map { index, made in
                """
                    func open\(index)() { viewController.navigationController?.pushViewController(\(made), animated: true) }
                """
            }.joined(separator: "\n"),
            presenter: made.indices.map { "    func tapped\($0)() { wireframe.open\($0)() }" }.joined(separator: "\n"))
        app["Framed.swift"] = """
            import UIKit

            final class ParcelViewController: UIViewController {}
            final class LetterViewController: UIViewController {}
            final class StampViewController: UIViewController {}
            final class FooterViewController: UIViewController {}
            final class LogViewController: UIViewController {}

            final class FramedController<Top: UIViewController, Bottom: UIViewController>: UIViewController {
                private let top: Top
                private let bottom: Bottom

                init(top: Top, bottom: Bottom) {
                    self.top = top
                    self.bottom = bottom
                    super.init(nibName: nil, bundle: nil)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(embedding.joined(separator: "\n        "))
                }
            }

            extension UIViewController {
                func put(_ child: UIViewController, into area: UIView) {
                    addChild(child)
                    area.addSubview(child.view)
                    child.didMove(toParent: self)
                }
            }
            """
        return try app.edges()
    }

    @Test func whatIsTheSameBesideAllScreensIsNoScreen() throws {
        let edges = try edges([
            "FramedController(top: ParcelViewController(), bottom: FooterViewController())",
            "FramedController(top: LetterViewController(), bottom: FooterViewController())",
        ])
        #expect(edges == ["Start -> Letter push", "Start -> Parcel push"], "\(edges)")
    }

    @Test func whatIsRarelyThereIsShown() throws {
        let edges = try edges([
            "FramedController(top: ParcelViewController(), bottom: FooterViewController())",
            "FramedController(top: LetterViewController(), bottom: FooterViewController())",
            "FramedController(top: StampViewController(), bottom: FooterViewController())",
            "FramedController(top: StampViewController(), bottom: LogViewController())",
        ])
        #expect(
            edges == ["Start -> Letter push", "Start -> Log push", "Start -> Parcel push", "Start -> Stamp push"],
            "\(edges)")
    }

    @Test func screensSideBySideAreAllShown() throws {
        let edges = try edges(["FramedController(top: ParcelViewController(), bottom: LetterViewController())"])
        #expect(edges == ["Start -> Letter push", "Start -> Parcel push"], "\(edges)")
    }

    @Test func anExtensionOfAllControllersMayPutThemIn() throws {
        let edges = try edges(
            [
                "FramedController(top: ParcelViewController(), bottom: FooterViewController())",
                "FramedController(top: LetterViewController(), bottom: FooterViewController())",
            ],
            embedding: ["put(top, into: view)", "put(bottom, into: view)"])
        #expect(edges == ["Start -> Letter push", "Start -> Parcel push"], "\(edges)")
    }

    /// What a property is set to in many places is followed in none of them; who makes each of them says it.
    @Test func howManyMakeOneMakesNoDifference() throws {
        let classes = (0..<12).map { "Sheet\($0)ViewController" }
        var app = InlineApp(
            start: classes.enumerated().map { index, name in
                """
                    func open\(index)() {
                        let card = CardController(content: \(name)())
                        viewController.present(card, animated: true)
                    }
                """
            }.joined(separator: "\n"),
            presenter: classes.indices.map { "    func tapped\($0)() { wireframe.open\($0)() }" }.joined(
                separator: "\n"))
        app["Card.swift"] = """
            import UIKit

            \(classes.map { "final class \($0): UIViewController {}" }.joined(separator: "\n"))

            final class CardController: UIViewController {
                private let content: UIViewController

                init(content: UIViewController) {
                    self.content = content
                    super.init(nibName: nil, bundle: nil)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(content)
                }
            }
            """
        let edges = try app.edges()
        #expect(edges == (0..<12).map { "Start -> Sheet\($0) present" }.sorted(), "\(edges)")
    }

    @Test func aControllersViewMayBeAddedAlone() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        viewController.navigationController?.pushViewController(ParcelViewController(), animated: true)
                    }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        app["Parcel.swift"] = """
            import UIKit

            final class ParcelViewController: UIViewController {
                private lazy var map: MapViewController = { return MapWireframe().controller() }()
                private lazy var pages = UIScrollView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    func addAll() {
                        view.addSubview(pages)
                        pages.addSubview(map.view)
                        map.view.addSubview(UILabel())
                    }
                    addAll()
                }
            }
            final class MapViewController: UIViewController { var presenter: MapPresenter? }
            final class MapPresenter {
                weak var view: MapViewController?
                var wireframe: MapWireframe?
            }
            final class MapWireframe {
                func controller() -> MapViewController {
                    let (view, presenter) = (MapViewController(), MapPresenter())
                    view.presenter = presenter
                    presenter.view = view
                    presenter.wireframe = self
                    return view
                }
            }
            """
        let edges = try app.edges()
        #expect(edges == ["Parcel -> Map embed", "Start -> Parcel push"], "\(edges)")
    }
}
