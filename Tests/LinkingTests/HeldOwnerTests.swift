import NavigationGraph
import Testing

/// The object that RxSwift's operators hold weakly, and hand to their closure in front of the element.
struct HeldOwnerTests {
    @Test(arguments: [
        ("button.rx.tap.bind(with: self) { owner, _ in", "}"),
        ("button.rx.tap.subscribe(with: self, onNext: { owner, _ in", "})"),
        ("button.rx.tap.throttle(.seconds(1)).withUnretained(self).bind { owner, _ in", "}"),
        ("button.rx.tap.withUnretained(self).observe(on: queue).subscribe(onNext: { owner, _ in", "})"),
    ])
    func theOwnerIsTheObjectThatIsHeld(_ beginning: String, _ end: String) throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("FirstViewController()"),
            "First.swift": """
            import RxSwift
            import UIKit

            final class FirstViewController: UIViewController {
                private let button = UIButton()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(beginning) owner.showSecond() \(end)
                }

                private func showSecond() { present(SecondViewController(), animated: true) }
            }

            final class SecondViewController: UIViewController {}
            """,
        ])
        let route = try #require(graph.routes.first { $0.source == "First" && $0.target == "Second" })
        #expect(route.triggers.map { $0.first?.member } == ["tap"])
    }
}
