import NavigationGraph
import Testing

/// A method that puts what it is handed into a property and reads it again further down.
struct SetBeforeTests {
    private func app(_ body: String) -> InlineApp {
        InlineApp(
            ["Cabin", "Deck"],
            start: """
                private var root: UIViewController?

                func swap(_ screen: UIViewController) {
                    \(body)
                }

                func openCabin() { swap(CabinWireframe().viewController) }

                func openDeck() { root = DeckWireframe().viewController }
                """,
            presenter: "func tapped() { wireframe.openCabin() }")
    }

    @Test(arguments: ["root", "self.root"])
    func itIsWhatTheMethodHasJustPutThere(_ name: String) throws {
        let edges = try app(
            """
            guard root !== screen else { return }
            \(name) = screen
            UIApplication.shared.keyWindow?.rootViewController = \(name)
            """
        ).edges()
        #expect(edges == ["Start -> Cabin root"])
    }

    /// What is read first is what others have put there.
    @Test func whatIsReadBeforeIsNot() throws {
        let edges = try app(
            """
            UIApplication.shared.keyWindow?.rootViewController = root
            root = screen
            """
        ).edges()
        #expect(edges == ["Start -> Cabin root", "Start -> Deck root"])
    }

    /// A flow that makes a stack where it is handed none shows the one that it has made, and not what others put into theirs.
    @Test(arguments: [
        "if stack == nil { stack = UINavigationController(rootViewController: cabin) }",
        "if self.stack == nil { self.stack = UINavigationController(rootViewController: cabin) }",
        "stack = UINavigationController(rootViewController: cabin)",
    ])
    func whatIsMadeWhereThereIsNothingIsShown(_ setting: String) throws {
        let shown = try flow(setting).map { $0.target ?? "" }
        #expect(shown == ["Cabin", "Deck", "Third"])
    }

    /// Under another condition it may be the one that others fill.
    @Test func whatIsSetOnOneBranchOnlyIsOneOfSeveral() throws {
        let shown = try flow("if isFirst { stack = UINavigationController(rootViewController: cabin) }").map {
            $0.target ?? ""
        }
        #expect(shown == ["Deck", "Deck", "Third", "Third"])
    }

    /// What `Start` shows.
    private func flow(_ setting: String) throws -> [Route] {
        var app = InlineApp(
            ["Cabin", "Deck", "Third"],
            start: """
                func openCabin() {
                    let stack = UINavigationController(rootViewController: DeckWireframe().viewController)
                    viewController.present(stack, animated: true)
                    stack.setViewControllers([ThirdWireframe().viewController], animated: false)
                    CabinFlow(stack: stack).start(from: viewController)
                }
                """,
            presenter: "func tapped() { wireframe.openCabin() }")
        app["CabinFlow.swift"] = """
            import UIKit

            final class CabinFlow {
                private var stack: UINavigationController?
                private let isFirst = Bool.random()

                init(stack: UINavigationController? = nil) { self.stack = stack }

                func start(from presenting: UIViewController) {
                    let cabin = CabinWireframe().viewController
                    \(setting)
                    DispatchQueue.main.async { presenting.show(self.stack, sender: nil) }
                }
            }
            """
        return try app.graph().sorted().routes.filter { $0.source == "Start" }
    }

    /// A router that presents the child it has just taken on presents no other.
    @Test(arguments: ["child?.present()", "self.child?.present()", "child!.present()"])
    func onlyTheChildJustTakenOnIsPresented(_ presenting: String) throws {
        let found = try beginnings(
            attic: "child = AtticRouter(host: host)\n\(presenting)",
            vault: "child = VaultRouter(host: host)\n\(presenting)")
        #expect(found == ["Attic by atticTapped()", "Vault by vaultTapped()"])
    }

    /// One that is taken on for one case only may be the one from before.
    @Test func aChildTakenOnForOneCaseIsOneOfSeveral() throws {
        let found = try beginnings(
            attic: "if isFirst { child = AtticRouter(host: host) }\nchild?.present()",
            vault: "child = VaultRouter(host: host)\nchild?.present()")
        #expect(found == ["Attic by atticTapped()", "Vault by atticTapped()", "Vault by vaultTapped()"])
    }

    /// What begins the routes of a hall whose router presents two children.
    private func beginnings(attic: String, vault: String) throws -> [String] {
        let routes = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.showing("HallRouter.assemble()"),
            "Hall.swift": """
            import UIKit

            protocol ChildRouting { func present() }

            final class HallRouter {
                weak var host: UIViewController!
                private var child: ChildRouting?
                private let isFirst = Bool.random()

                static func assemble() -> UIViewController {
                    let hall = HallViewController()
                    hall.router = HallRouter()
                    hall.router.host = hall
                    return hall
                }

                func openAttic() {
                    \(attic)
                }

                func openVault() {
                    \(vault)
                }
            }

            final class HallViewController: UIViewController {
                var router: HallRouter!
                @IBAction func atticTapped() { router.openAttic() }
                @IBAction func vaultTapped() { router.openVault() }
            }
            """,
            "Children.swift": child("Attic") + "\n" + child("Vault"),
        ]).routes.filter { $0.source == "Hall" }
        return routes.flatMap { route in
            Set(route.triggers.compactMap { $0.first?.member }).map { "\(route.target ?? "") by \($0)" }
        }.sorted()
    }

    private func child(_ name: String) -> String {
        """
        import UIKit

        final class \(name)Router: ChildRouting {
            weak var host: UIViewController!

            init(host: UIViewController) { self.host = host }

            func present() { host.present(\(name)ViewController(), animated: true) }
        }

        final class \(name)ViewController: UIViewController {}
        """
    }
}
