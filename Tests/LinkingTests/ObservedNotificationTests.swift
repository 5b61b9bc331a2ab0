import NavigationGraph
import Testing

/// Which notification sets a route off, in its own words.
struct ObservedNotificationTests {
    @Test(arguments: [
        (".parcelCame", "parcelCame"), ("Notification.Name.parcelCame", "Notification.Name.parcelCame"),
        (".init(\"came\")", "came"), ("Notification.Name(\"came\")", "came"),
        ("NSNotification.Name(rawValue: Names.came)", "Names.came"),
    ])
    func name(written: String, told: String) throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallViewController()"),
            "Hall.swift": """
            import UIKit

            enum Names { static let came = makeName() }
            extension Notification.Name { static let parcelCame = Notification.Name("came") }

            final class HallViewController: UIViewController {
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        forName: \(written), object: nil, queue: .main
                    ) { [weak self] _ in self?.showParcel() }
                }
                private func showParcel() { show(ParcelViewController(), sender: nil) }
            }

            final class ParcelViewController: UIViewController {}
            """,
        ])
        let route = try #require(graph.routes.first { $0.target == "Parcel" })
        #expect(route.triggers.map { $0.first?.member } == [told])
    }
}
