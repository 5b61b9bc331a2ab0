import NavigationGraph
import Testing

/// Objects that a static method makes of the class that it is called on.
struct MadeByOwnTypeTests {
    /// - Parameter making: the body of a static method of every controller.
    private func edges(_ making: String) throws -> [String] {
        try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("UINavigationController(rootViewController: HarbourViewController())"),
            "App.swift": """
            import UIKit

            extension UIViewController {
                class func fromNib() -> Self {
                    fromNib(named: String(describing: self))
                }

                class func fromNib(named name: String) -> Self {
                    \(making)
                }
            }

            final class BerthViewController: UIViewController {}

            final class PierViewController: UIViewController {
                init(berth: Int) { super.init(nibName: nil, bundle: nil) }

                convenience init() { self.init(berth: 1) }
            }

            final class HarbourViewController: UIViewController {
                @IBAction func pierTapped() { present(PierViewController.fromNib(), animated: true) }
                @IBAction func berthTapped() { show(BerthViewController.fromNib(), sender: self) }
            }
            """,
        ]).edges
    }

    @Test(arguments: ["return self.init(nibName: name, bundle: nil)", "Self.init(nibName: name, bundle: nil)"])
    func itIsOfTheClassThatIsAsked(making: String) throws {
        let found = try edges(making)
        #expect(found == ["App -> Harbour root", "Harbour -> Berth push", "Harbour -> Pier present"], "\(found)")
    }

    /// Each call makes another object, with the presenter that it is given there.
    @Test func eachCallMakesAnother() throws {
        let found = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("UINavigationController(rootViewController: HarbourViewController())"),
            "App.swift": """
            import UIKit

            extension UIViewController {
                static func fromNib() -> Self { self.init(nibName: "nib", bundle: nil) }
            }

            final class WordsViewController: UIViewController { var presenter: WordsPresenting? }
            protocol WordsPresenting: AnyObject {}

            final class ShownWordsPresenter: WordsPresenting {
                weak var view: WordsViewController?
                init(view: WordsViewController) { self.view = view }
            }

            final class TestedWordsPresenter: WordsPresenting {
                weak var view: WordsViewController?
                init(view: WordsViewController) { self.view = view }
            }

            final class Screens {
                func shownWords() -> UIViewController {
                    let view = WordsViewController.fromNib()
                    view.presenter = ShownWordsPresenter(view: view)
                    return view
                }

                func testedWords() -> UIViewController {
                    let view = WordsViewController.fromNib()
                    view.presenter = TestedWordsPresenter(view: view)
                    return view
                }
            }

            final class HarbourViewController: UIViewController {
                @IBAction func wordsTapped() { present(Screens().shownWords(), animated: true) }
                @IBAction func testTapped() { navigationController?.pushViewController(Screens().testedWords(), animated: true) }
            }
            """,
        ]).edges
        #expect(
            found == ["App -> Harbour root", "Harbour -> ShownWords present", "Harbour -> TestedWords push"], "\(found)"
        )
    }

    /// A container of the app's own that a router puts a screen into is no part of the screen's module.
    @Test func whatAMethodMakesIsTheScreenOfItsPresenter() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HarbourViewController()"),
            "App.swift": """
            import UIKit

            extension UIViewController {
                static func fromNib() -> Self { self.init(nibName: "nib", bundle: nil) }
            }

            final class PierViewController: UIViewController { var presenter: SunnyPierPresenter? }

            final class SunnyPierPresenter {
                weak var view: PierViewController?
                init(view: PierViewController) { self.view = view }
            }

            final class FrameController: UIViewController {
                init(_ screen: UIViewController) {
                    super.init(nibName: nil, bundle: nil)
                    addChild(screen)
                }

                func push(_ screen: UIViewController) { addChild(screen) }
            }

            final class Screens {
                func show(in view: UIViewController) { view.present(FrameController(pier()), animated: true) }

                func pier() -> UIViewController {
                    let view = PierViewController.fromNib()
                    view.presenter = SunnyPierPresenter(view: view)
                    return view
                }
            }

            final class HarbourViewController: UIViewController {
                @IBAction func pierTapped() { Screens().show(in: self) }
            }
            """,
        ])
        let pier = try #require(graph.modules.first { $0.id == "SunnyPier" })
        #expect(pier.components.map(\.type).sorted() == ["PierViewController", "SunnyPierPresenter"])
    }
}
