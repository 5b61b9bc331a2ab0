import NavigationGraph
import Testing

/// Presenters that views make for themselves to help them with something.
struct HelperPresenterTests {
    private func graph(_ files: [String: String]) throws -> NavigationGraph {
        try GraphOfSources.graph(
            files.merging([
                "Launch.swift": LaunchCode.showing("HallViewController()"),
                "Rose.swift": "import UIKit\n\nfinal class RoseViewController: UIViewController {}",
            ]) { $1 })
    }

    @Test func whatShowsAlertsForTwoViewsDoesNotMakeOneModuleOfThem() throws {
        let graph = try graph([
            "Hall.swift": """
            import UIKit

            final class HallViewController: UIViewController {
                private lazy var alertPresenter = AlertPresenter(controller: self)
                @IBAction func open() { present(LampViewController(), animated: true) }
                @IBAction func fail() { alertPresenter.show("dark") }
            }
            """,
            "Lamp.swift": """
            import UIKit

            final class LampViewController: UIViewController {
                private lazy var alertPresenter = AlertPresenter(controller: self)
                @IBAction func open() { present(RoseViewController(), animated: true) }
                @IBAction func fail() { alertPresenter.show("broken") }
            }
            """,
            "AlertPresenter.swift": """
            import UIKit

            final class AlertPresenter {
                private weak var controller: UIViewController?
                init(controller: UIViewController) { self.controller = controller }
                func show(_ text: String) {
                    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
                    controller?.present(alert, animated: true)
                }
            }
            """,
        ])
        #expect(
            graph.edges == [
                "App -> Hall root", "Hall -> (system) alert", "Hall -> Lamp present", "Lamp -> (system) alert",
                "Lamp -> Rose present",
            ])
    }

    private static let picker = """
        import UIKit

        protocol PickerDelegate: AnyObject { func picked() }

        final class PickerPresenter {
            weak var delegate: PickerDelegate?
            func open() { delegate?.picked() }
        }
        """

    @Test func aViewIsNotNamedAfterWhatPicksADateForIt() throws {
        let graph = try graph([
            "Hall.swift": """
            import UIKit

            final class HallViewController: UIViewController, PickerDelegate {
                private var datePicker: PickerPresenter?
                override func viewDidLoad() {
                    datePicker = PickerPresenter()
                    datePicker?.delegate = self
                }
                func picked() { present(RoseViewController(), animated: true) }
            }
            """,
            "Picker.swift": Self.picker,
        ])
        #expect(graph.edges == ["App -> Hall root", "Hall -> Rose present"])
    }

    /// What the view calls its presenter thinks for it, whatever its class is called.
    @Test func thePresenterOfAViewNamesItsModule() throws {
        let graph = try graph([
            "Hall.swift": """
            import UIKit

            final class HallViewController: UIViewController, PickerDelegate {
                private var presenter: PickerPresenter?
                override func viewDidLoad() {
                    presenter = PickerPresenter()
                    presenter?.delegate = self
                }
                func picked() { present(RoseViewController(), animated: true) }
            }
            """,
            "Picker.swift": Self.picker,
        ])
        #expect(graph.edges == ["App -> Picker root", "Picker -> Rose present"])
    }

    /// A screen of the helper's name is another one: the helper is handed the view that makes it.
    @Test func aViewIsNotNamedAfterWhatShowsAnotherScreenForIt() throws {
        let graph = try graph([
            "Hall.swift": """
            import UIKit

            final class HallViewController: UIViewController {
                private lazy var noticePresenter = NoticePresenter(controller: self)
                @IBAction func open() { noticePresenter.presentIfNeeded() }
            }
            """,
            "Notice.swift": """
            import UIKit

            final class NoticeViewController: UIViewController {}

            final class NoticePresenter {
                private unowned let controller: UIViewController
                init(controller: UIViewController) { self.controller = controller }
                func presentIfNeeded() { controller.present(NoticeViewController(), animated: true) }
            }
            """,
        ])
        #expect(graph.edges == ["App -> Hall root", "Hall -> Notice present"])
    }
}
