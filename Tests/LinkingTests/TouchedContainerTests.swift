import NavigationGraph
import Testing

/// What lies in a container when it is shown, and what the user puts there later.
struct TouchedContainerTests {
    private static func ways(_ source: String) throws -> [String] {
        let graph = try GraphOfSources.graph([
            "App.swift": LaunchCode.showing("HomeViewController()"),
            "Shop.swift": "import SwiftUI\nimport UIKit\n" + source,
        ])
        return graph.routes.filter { $0.target != nil && $0.source != "App" }
            .map { "\($0.source) \($0.transition) \($0.target ?? "")" }.sorted()
    }

    /// A flow that keeps the container it is shown in, and pushes onto it when a button is touched.
    @Test(arguments: [
        "Button(\"Sign up\") { flow.signUp() }", "Button(\"Sign up\", action: flow.signUp)",
        "Button(action: { flow.signUp() }, label: { Text(\"Sign up\") })",
        "Text(\"Sign up\").onTapGesture { flow.signUp() }",
    ])
    func whatAButtonPushesIsNotThereAtOnce(button: String) throws {
        let ways = try Self.ways(
            """
            final class SignInFlow {
                weak var navigationController: UINavigationController?
                func signUp() { navigationController?.pushViewController(EmailViewController(), animated: true) }
                static func make(in given: UINavigationController? = nil) -> UIViewController {
                    let flow = SignInFlow()
                    let controller = UIHostingController(rootView: LandingView(flow: flow))
                    let navigation = given ?? UINavigationController(rootViewController: controller)
                    flow.navigationController = navigation
                    return given == nil ? navigation : controller
                }
            }
            struct LandingView: View {
                let flow: SignInFlow
                var body: some View { VStack { \(button) } }
            }
            final class EmailViewController: UIViewController { }
            final class HomeViewController: UIViewController {
                @IBAction func signIn() { present(SignInFlow.make(), animated: true) }
            }

            """)
        #expect(ways == ["Home present Landing", "Landing push Email"])
    }

    /// A view that needs the controller around it is put there after the controller is made.
    @Test(arguments: ["present(controller, animated: true)", "showOnTop(controller)"])
    func viewPutIntoAHostIsShownByIt(shows: String) throws {
        let ways = try Self.ways(
            """
            struct TicketView: View {
                let onClose: () -> Void
                var body: some View { Text("Ticket") }
            }
            final class HomeViewController: UIViewController {
                @IBAction func openTicket() {
                    let controller = UIHostingController(rootView: AnyView(EmptyView()))
                    controller.rootView = AnyView(TicketView(onClose: { controller.dismiss(animated: true) }))
                    \(shows)
                }
                private func showOnTop(_ controller: UIViewController) { present(controller, animated: true) }
            }

            """)
        #expect(ways == ["Home present Ticket"])
    }

    /// What a stream's operator does runs when something is sent.
    @Test(arguments: ["flatMapLatest", "flatMapFirst", "do"])
    func whatAStreamPushesIsNotThereAtOnce(name: String) throws {
        let ways = try Self.ways(
            """
            final class FirstViewController: UIViewController {
                let button = UIButton()
                var taps: Driver<Void> { button.rx.tap.asDriver() }
            }
            final class SecondViewController: UIViewController {}
            final class SignUpRouter {
                let bag = DisposeBag()
                func start(from view: UIViewController) {
                    let first = FirstViewController()
                    let stack = UINavigationController(rootViewController: first)
                    view.present(stack, animated: true)
                    first.taps.\(name) { [unowned stack] in self.second(in: stack) }.drive().disposed(by: bag)
                }
                func second(in stack: UINavigationController) -> Driver<Void> {
                    stack.pushViewController(SecondViewController(), animated: true)
                    return .empty()
                }
            }
            final class HomeViewController: UIViewController {
                private let router = SignUpRouter()
                @IBAction func signUp() { router.start(from: self) }
            }

            """)
        #expect(ways.contains("Home present First") && !ways.contains("Home present Second"), "\(ways)")
    }
}
