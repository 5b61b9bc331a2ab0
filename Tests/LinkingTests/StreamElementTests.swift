import NavigationGraph
import Testing

/// What a stream hands to who observes it: nobody but a run knows the value, and the type of the stream tells what it is.
struct StreamElementTests {
    /// A tab controller that takes its tabs from a stream of its view model.
    ///
    /// - Parameters:
    ///   - stream: the type of the view model's property.
    ///   - observing: the statement by which the controller observes it.
    private func edges(stream: String, observing: String) throws -> [String] {
        let files = [
            "Launch.swift": LaunchCode.showing("TabsViewController(model: TabsModel())"),
            "App.swift": """
            import UIKit

            final class TabsModel {
                let tabs: \(stream)
            }

            enum Tab {
                case boats, harbours

                func controller() -> UIViewController {
                    switch self {
                    case .boats: return BoatsViewController()
                    case .harbours: return HarboursViewController()
                    }
                }
            }

            /// Another type that answers the same question.
            enum Help {
                case first

                func controller() -> UIViewController { HelpViewController() }
            }

            final class TabsViewController: UITabBarController {
                let model: TabsModel

                init(model: TabsModel) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(observing)
                }
            }

            final class BoatsViewController: UIViewController {}

            final class HarboursViewController: UIViewController {}

            final class HelpViewController: UIViewController {}
            """,
        ]
        return try GraphOfSources.graph(files).edges.filter { $0.hasSuffix(" tab") }
    }

    @Test(arguments: [
        ("Driver<[Tab]>", "drive(onNext: {", "})"),
        ("Observable<[Tab]>", "delay(.seconds(1)).observe(on: queue).subscribe(onNext: {", "})"),
        ("AnyPublisher<[Tab], Never>", "receive(on: queue).sink {", "}"),
        ("AnyPublisher<[Tab], Failure>", "sink(receiveCompletion: { _ in }, receiveValue: {", "})"),
    ])
    func whatAStreamCarriesIsKnownByItsType(stream: String, operators: String, end: String) throws {
        let edges = try edges(stream: stream, observing: "model.tabs.\(operators) [weak self] \(Self.showing) \(end)")
        #expect(edges == ["App -> Boats tab", "App -> Harbours tab"])
    }

    /// A completion is no element.
    @Test func aClosureThatTakesNoElementsIsHandedNone() throws {
        let observing = "model.tabs.sink(receiveCompletion: { [weak self] \(Self.showing) })"
        #expect(try edges(stream: "AnyPublisher<[Tab], Failure>", observing: observing) == ["App -> (unresolved) tab"])
    }

    private static let showing = "tabs in self?.setViewControllers(tabs.map { $0.controller() }, animated: false)"

    /// An app's own operator that leaves the elements what they are stands between the object in front of them and who
    /// observes them.
    @Test(arguments: [
        ("receive(on: queue).eraseToAnyPublisher()", true), ("self.receive(on: queue)", true),
        ("map { _ in () }", false), ("receive(on: queue).map { _ in () }", false),
    ])
    func anOperatorOfTheAppsOwn(_ body: String, _ keeps: Bool) throws {
        let files = [
            "Launch.swift": LaunchCode.showing("ShelfViewController(model: ShelfModel())"),
            "Streams.swift": """
            import Combine

            extension Publisher {
                var onMain: AnyPublisher<Output, Failure> { \(body) }
            }
            """,
            "App.swift": """
            import Combine
            import UIKit

            final class ShelfModel { let books = PassthroughSubject<[Int], Never>() }

            final class ShelfViewController: UIViewController {
                let model: ShelfModel
                private var pages: [UIViewController] = []

                init(model: ShelfModel) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    model.books.withUnretained(self).onMain.sink { owner, books in
                        owner.pages = books.map { _ in BookViewController() }
                    }
                }

                @IBAction func open() { present(pages[0], animated: true) }
            }

            final class BookViewController: UIViewController {}
            """,
        ]
        let edges = try GraphOfSources.graph(files).edges.filter { $0.hasPrefix("Shelf") }
        #expect(edges == [keeps ? "Shelf -> Book present" : "Shelf -> (unresolved) present"], "\(edges)")
    }
}
