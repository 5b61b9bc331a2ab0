import NavigationGraph
import Testing

/// Objects of no module that fill a screen's table and answer what is tapped there.
struct ServingObjectTests {
    private static let adapter = """
        import UIKit

        final class ListAdapter: NSObject, UITableViewDelegate {
            var parent: UIViewController

            init(table: UITableView, parent: UIViewController) {
                self.parent = parent
                super.init()
                table.delegate = self
            }

            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open() }

            func open() {
                let container = parent.tabBarController?.navigationController ?? parent.navigationController
                container?.pushViewController(OtherWireframe().viewController, animated: true)
            }
        }
        """

    private func app(_ making: String = "adapter = ListAdapter(table: table, parent: self)") -> InlineApp {
        var app = InlineApp()
        app.add(
            "Start",
            view: """
                    let table = UITableView()
                    var adapter: ListAdapter!

                    override func viewDidLoad() { \(making) }
                """)
        app["ListAdapter.swift"] = Self.adapter
        return app
    }

    private func edges(_ app: InlineApp) throws -> [String] {
        try app.graph().edges.filter { !$0.hasPrefix("App ") }
    }

    @Test func whatATablesAdapterShowsIsAWayOfTheScreenThatMakesIt() throws {
        let graph = try app().graph()
        #expect(graph.edges.filter { !$0.hasPrefix("App ") } == ["Start -> Other push"])
        let route = graph.routes.first { $0.target == "Other" }
        #expect(route?.method == "tableView(_:didSelectRowAt:)")
        #expect(graph.modules.first { $0.id == "Other" }?.reachable == true)
    }

    @Test func whatTheScreenHasItsAdapterDoIsToldOnce() throws {
        let app = app("adapter = ListAdapter(table: table, parent: self); adapter.open()")
        let routes = try app.graph().routes.filter { $0.target == "Other" && $0.method == "viewDidLoad()" }
        #expect(try edges(app) == ["Start -> Other push"])
        #expect(routes.count == 1)
    }

    @Test func whatNothingRunsIsNoWay() throws {
        var app = app()
        app["ListAdapter.swift"] = Self.adapter.replacing("{ open() }", with: "{}")
        #expect(try edges(app) == [])
    }

    /// As where the screen itself makes the sheet.
    @Test func whatASheetTellsTheAdapterIsAWayOfTheScreen() throws {
        var app = app()
        app["ListAdapter.swift"] =
            Self.adapter.replacing(
                "{ open() }",
                with: "{ parent.present(ChoiceViewController { [weak self] in self?.open() }, animated: true) }")
                + """


                final class ChoiceViewController: UIViewController, UITableViewDelegate {
                    private let completion: () -> Void

                    init(completion: @escaping () -> Void) {
                        self.completion = completion
                        super.init(nibName: nil, bundle: nil)
                    }

                    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { completion() }
                }
                """
        #expect(try edges(app) == ["Start -> Choice present", "Start -> Other push"])
    }

    @Test func anObjectThatOtherCodeMakesTooServesNobody() throws {
        var app = app()
        app["Lists.swift"] = """
            import UIKit

            enum Lists {
                static func adapter(_ table: UITableView, _ parent: UIViewController) -> ListAdapter {
                    ListAdapter(table: table, parent: parent)
                }
            }
            """
        #expect(try edges(app) == [])
    }

    @Test func aServiceThatMakesItselfServesNobody() throws {
        var app = app("ListAdapter.shared.watch(self)")
        app["ListAdapter.swift"] = Self.adapter.replacing(
            "    var parent: UIViewController\n",
            with: """
                    static let shared = ListAdapter(table: UITableView(), parent: UIViewController())
                    var parent: UIViewController

                    func watch(_ screen: UIViewController) {}

                """)
        #expect(try edges(app) == [])
    }

    @Test func whatACellShowsIsAWayOfTheScreenWhoseAdapterNamesIt() throws {
        var app = app()
        app["ListAdapter.swift"] = Self.adapter
            .replacing("OtherWireframe().viewController", with: "UIViewController()")
            .replacing(
                "func open() {",
                with: "func register(_ table: UITableView) { table.register(NoteCell.self) }\n\n    func open() {")
        app["NoteCell.swift"] = """
            import UIKit

            final class NoteCell: UITableViewCell {
                @IBAction func tapped() {
                    window?.rootViewController?.present(OtherWireframe().viewController, animated: true)
                }
            }
            """
        #expect(try edges(app).contains("Start -> Other present"))
    }

    /// An object that the adapter makes, or knows by name, acts for it; it closes what it likes.
    @Test(arguments: [
        ("parent.present(OtherWireframe().viewController, animated: true)", ["Start -> Other present"]),
        ("UIApplication.shared.keyWindow?.rootViewController?.dismiss(animated: true)", []),
    ])
    func whatTheAdapterHasAnotherObjectDo(_ act: String, _ found: [String]) throws {
        var app = app()
        app["ListAdapter.swift"] = Self.adapter.replacing(
            "container?.pushViewController(OtherWireframe().viewController, animated: true)",
            with: "Opener.shared.open(from: parent)")
        app["Opener.swift"] = """
            import UIKit

            final class Opener {
                static let shared = Opener()
                func open(from parent: UIViewController) { \(act) }
            }
            """
        #expect(try edges(app) == found)
    }

    /// A view that is laid out in a screen's has a coordinator, which everybody knows, show what a closure builds.
    @Test func aViewInsideOfAScreensIsAPartOfTheScreen() throws {
        let files = [
            "Shop.swift": """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }

            struct ShopView: View {
                @State private var isOpen = false
                var body: some View {
                    VStack { OffersRow() }
                        .sheet(isPresented: $isOpen) { SheetCoordinator.shared.content?() }
                }
            }

            struct OffersRow: View {
                var body: some View {
                    Text("Offers").onTapGesture { SheetCoordinator.shared.present { OfferView() } }
                }
            }

            struct OffersRow_Previews: PreviewProvider { static var previews: some View { OffersRow() } }

            struct OfferView: View { var body: some View { Text("Offer") } }

            final class SheetCoordinator: ObservableObject {
                static let shared = SheetCoordinator()
                var content: (() -> AnyView)?
                func present(content: @escaping () -> some View) { self.content = { AnyView(content()) } }
            }
            """
        ]
        let found = try GraphOfSources.graph(files).edges.filter { !$0.hasPrefix("App ") }
        #expect(found == ["Shop -> Offer sheet"], "\(found)")
    }

    /// A navigation controller of the app's pushes the steps of a form, as its model asks for them.
    @Test func whatANavigationControllerPushesByItselfIsAWayOfTheScreenInIt() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        let stack = FormStack(rootViewController: AddressViewController(), model: FormModel())
                        viewController.present(stack, animated: true)
                    }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        app["FormStack.swift"] = """
            import Combine
            import UIKit

            final class FormModel { let steps = PassthroughSubject<Int, Never>() }

            final class FormStack: UINavigationController {
                private let model: FormModel

                init(rootViewController: UIViewController, model: FormModel) {
                    self.model = model
                    super.init(rootViewController: rootViewController)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    model.steps.sink { [weak self] _ in self?.pushDetails() }
                }

                private func pushDetails() { pushViewController(DetailsViewController(), animated: true) }
            }

            final class AddressViewController: UIViewController {}
            final class DetailsViewController: UIViewController {}
            """
        let found = try edges(app)
        #expect(found == ["Address -> Details push", "Start -> Address present"], "\(found)")
    }
}
