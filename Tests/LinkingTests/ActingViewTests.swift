import NavigationGraph
import Testing

/// Plain views that look for the controller around them and present something there.
struct ActingViewTests {
    @Test func aBannerIsOfTheScreenThatHoldsIt() throws {
        var app = InlineApp()
        app.add("Start", view: "    private let banner = BannerView()")
        app["BannerView.swift"] = """
            import UIKit

            final class BannerView: UIView {
                @IBAction func tapped() { surrounding?.present(OtherWireframe().viewController, animated: true) }
            }
            extension UIView {
                var surrounding: UIViewController? {
                    var responder: UIResponder? = self
                    while responder != nil {
                        responder = responder?.next
                        if let found = responder as? UIViewController { return found }
                    }
                    return nil
                }
            }
            """
        let graph = try app.graph()
        #expect(graph.edges.filter { !$0.hasPrefix("App") } == ["Start -> Other present"])
        #expect(graph.routes.first { $0.target == "Other" }?.triggers.first?.first?.member == "tapped()")
    }

    /// What a delegate answers is the delegate's way.
    @Test func aViewThatTellsSomebody() throws {
        var app = InlineApp()
        app.add("Start", view: "    private let banner = BannerView()")
        app["BannerView.swift"] = """
            import UIKit

            protocol BannerDelegate: AnyObject { func bannerTapped() }
            final class BannerView: UIView {
                weak var delegate: BannerDelegate?
                @IBAction func tapped() { delegate?.bannerTapped() }
            }
            final class PromoController: UIViewController, BannerDelegate {
                func bannerTapped() { present(OtherWireframe().viewController, animated: true) }
            }
            """
        #expect(try app.edges() == [])
    }

    @Test(arguments: [
        ("nil", [String]()), (".none", []),
        ("isOpen ? OtherWireframe().viewController : .none", ["Start -> Other embed"]),
        ("OtherWireframe().viewController", ["Start -> Other embed"]),
    ])
    func aSearchAndItsResults(_ results: String, _ edges: [String]) throws {
        var app = InlineApp()
        app.add(
            "Start",
            view: """
                    override func viewDidLoad() {
                        navigationItem.searchController = UISearchController(searchResultsController: \(results))
                    }
                """)
        #expect(try app.edges() == edges)
        #expect(try app.graph().unresolved.isEmpty)
    }
}
