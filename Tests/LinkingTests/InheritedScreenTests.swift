import NavigationGraph
import Testing

/// Screens of which only heirs are made.
struct InheritedScreenTests {
    @Test func theWaysOfABaseClassAreThoseOfItsHeirs() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "Hall.swift": """
            import UIKit

            final class HallViewController: UIViewController {
                @IBAction func coinTapped() { present(CoinViewController(), animated: true) }
                @IBAction func noteTapped() { present(NoteViewController(), animated: true) }
            }

            final class Opener {
                func open(on host: UIViewController) {
                    let transfer: TransferBaseViewController = Registry.shared.resolve()
                    host.present(transfer, animated: true)
                }
            }

            class TransferBaseViewController: UIViewController {
                override func viewDidLoad() { sendButton.addTarget(self, action: #selector(send), for: .touchUpInside) }
                @objc func send() { confirm() }
                func confirm() { present(ReceiptViewController(), animated: true) }
            }

            final class CoinViewController: TransferBaseViewController {}
            final class NoteViewController: TransferBaseViewController {
                override func confirm() {}
            }
            final class ReceiptViewController: UIViewController {}
            """,
        ])
        #expect(graph.modules.map(\.id) == ["Coin", "Hall", "Note", "Receipt"])
        let own = graph.edges.filter { !$0.hasPrefix("App") && !$0.hasPrefix("Hall") }
        #expect(own == ["Coin -> Receipt present"])
        let receipt = graph.routes.first { $0.target == "Receipt" }
        #expect(receipt?.triggers.first?.first?.type == "sendButton")
    }
}
