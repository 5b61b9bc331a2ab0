import NavigationGraph
import Testing

/// What a module is made of.
struct ModuleDescriptionTests {
    private static let login = """
        import UIKit

        /// Lets a user sign in.
        ///
        /// With *two* factors.
        protocol LoginWireframeInterface: AnyObject {
            /// Shows the start.
            func openStart()
        }

        protocol LoginViewInterface: AnyObject { func show(error: String) }
        protocol LoginPresenterInterface: AnyObject { func didTap() }
        protocol LoginInteractorInterface: AnyObject { func signIn(completion: @escaping (Bool) -> Void) }
        protocol LoginDelegate: AnyObject { func loginDidFinish() }

        final class SessionService { func open() {} }

        final class LoginViewController: UIViewController, LoginViewInterface {
            var presenter: LoginPresenterInterface?
            func show(error: String) {}
        }

        final class LoginInteractor: LoginInteractorInterface {
            private let service = SessionService()
            func signIn(completion: @escaping (Bool) -> Void) { service.open() }
        }

        final class LoginPresenter: LoginPresenterInterface {
            private unowned let view: LoginViewInterface
            private let interactor: LoginInteractorInterface
            private let wireframe: LoginWireframeInterface
            weak var delegate: LoginDelegate?

            init(view: LoginViewInterface, interactor: LoginInteractorInterface, wireframe: LoginWireframeInterface) {
                self.view = view
                self.interactor = interactor
                self.wireframe = wireframe
            }

            func didTap() {
                interactor.signIn { _ in }
                wireframe.openStart()
                delegate?.loginDidFinish()
            }
        }

        final class LoginWireframe: BaseWireframe, LoginWireframeInterface {
            init(name: String, delegate: LoginDelegate?) {
                let controller = LoginViewController()
                super.init(viewController: controller)
                let presenter = LoginPresenter(view: controller, interactor: LoginInteractor(), wireframe: self)
                presenter.delegate = delegate
                controller.presenter = presenter
            }

            func openStart() {
                navigationController?.pushViewController(StartWireframe().viewController, animated: true)
            }
        }
        """

    private func login() throws -> Module {
        var app = InlineApp([])
        app["Login/Login.swift"] = Self.login
        return try #require(try app.graph().modules.first { $0.id == "Login" })
    }

    @Test func aViewThatLiesApartLeavesTheModuleInItsGroup() throws {
        var app = InlineApp()
        let parts = try #require(app["Other/Other.swift"])
        let view = try #require(parts.firstRange(of: "final class OtherViewController"))
        let presenter = try #require(parts.firstRange(of: "final class OtherPresenter"))
        app["Other/Other.swift"] = nil
        app["UI/Other/OtherViewController.swift"] =
            "import UIKit\n" + parts[view.lowerBound..<presenter.lowerBound]
        app["Features/Orders/Other/Other.swift"] = "import UIKit\n" + parts[presenter.lowerBound...]
        let module = try #require(try app.graph().modules.first { $0.id == "Other" })
        #expect(module.group == "Features/Orders")
    }

    @Test(arguments: ["", "/Module", "/Module/View"])
    func aFolderForTheModulesPartsIsNoGroup(_ folder: String) throws {
        var app = InlineApp()
        let parts = app["Other/Other.swift"]
        app["Other/Other.swift"] = nil
        app["Features/Other\(folder)/Other.swift"] = parts
        let module = try #require(try app.graph().modules.first { $0.id == "Other" })
        #expect(module.group == "Features")
    }

    @Test(arguments: [
        ("Home/Sources/Screens/Other", "Home"), ("Home/Targets/Home/Sources/Domains/Other", "Home/Targets/Home"),
        ("Screens/Modules/Other", "Screens/Modules"), ("Other", ""),
    ])
    func aGroupEndsInAFolderThatSaysMoreThanAKind(folder: String, group: String) throws {
        var app = InlineApp()
        let parts = app["Other/Other.swift"]
        app["Other/Other.swift"] = nil
        app["\(folder)/Other.swift"] = parts
        let module = try #require(try app.graph().modules.first { $0.id == "Other" })
        #expect(module.group == group)
    }

    @Test func componentsHaveTheirRolesAndPlaces() throws {
        let components = try login().components
        let roles = Dictionary(uniqueKeysWithValues: components.map { ($0.type, $0.role) })
        #expect(roles["LoginViewController"] == .view)
        #expect(roles["LoginPresenter"] == .presenter)
        #expect(roles["LoginInteractor"] == .interactor)
        #expect(roles["LoginWireframe"] == .wireframe)
        #expect(components.allSatisfy { $0.file == "Login/Login.swift" && $0.line > 0 && $0.imports == ["UIKit"] })
    }

    @Test func interfacesHaveADirection() throws {
        let interfaces = try login().interfaces
        let directions = Dictionary(
            uniqueKeysWithValues: interfaces.map { ($0.protocol, "\($0.from.rawValue) to \($0.to.rawValue)") })
        #expect(directions["LoginWireframeInterface"] == "presenter to wireframe")
        #expect(directions["LoginInteractorInterface"] == "presenter to interactor")
        #expect(directions["LoginPresenterInterface"] == "view to presenter")
        #expect(directions["LoginViewInterface"] == "presenter to view")
        let navigation = try #require(interfaces.first { $0.protocol == "LoginWireframeInterface" })
        #expect(navigation.members.count == 1)
        #expect(navigation.documentation.hasPrefix("Lets a user sign in."))
    }

    @Test func referencesSayHowStrongTheyAre() throws {
        let strengths = Dictionary(
            try login().references.map { ("\($0.from.rawValue) to \($0.to.rawValue)", $0.strength) },
            uniquingKeysWith: { first, _ in first })
        #expect(strengths["presenter to view"] == .unowned)
        #expect(strengths["presenter to interactor"] == .strong)
        #expect(strengths["view to presenter"] == .strong)
    }

    @Test func whatGoesInAndWhatComesOut() throws {
        let login = try login()
        #expect(login.inputs.map(\.name).contains("name"), "\(login.inputs)")
        #expect(login.outputs.map(\.type).contains("LoginDelegate"), "\(login.outputs)")
        #expect(login.services.map(\.type).contains("SessionService"), "\(login.services)")
    }

    @Test func aScreenTellsWhatItsViewModelTells() throws {
        let graph = try GraphOfSources.graph([
            "Tea.swift": """
            import UIKit

            final class TeaViewController: UIViewController {
                private let viewModel: TeaViewModel
                init(viewModel: TeaViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
                override func viewDidAppear(_ animated: Bool) { viewModel.finish() }
            }

            final class TeaViewModel {
                private let finished: () -> Void
                init(finished: @escaping () -> Void) { self.finished = finished }
                func finish() { finished() }
            }
            """,
            "Launch.swift": LaunchCode.showing("TeaViewController(viewModel: TeaViewModel(finished: {}))"),
        ])
        let tea = try #require(graph.modules.first { $0.id == "Tea" })
        #expect(tea.outputs.map { "\($0.name) \($0.channel.rawValue)" } == ["finished closure"])
    }

    @Test func sameNamesInTwoFoldersGetTheShortestPathThatTellsThemApart() throws {
        var app = InlineApp([])
        for folder in ["Shop", "Bank"] {
            app["\(folder)/Login/Login.swift"] = """
                import UIKit

                enum \(folder) {
                    final class LoginViewController: UIViewController { var presenter: LoginPresenter? }

                    final class LoginPresenter {
                        private unowned let view: LoginViewController
                        init(view: LoginViewController) { self.view = view }
                    }

                    final class LoginWireframe: BaseWireframe {
                        init() {
                            let controller = LoginViewController()
                            super.init(viewController: controller)
                            controller.presenter = LoginPresenter(view: controller)
                        }
                    }
                }
                """
        }
        #expect(try app.graph().modules.map(\.id) == ["Bank/Login", "Shop/Login", "Start"])
    }

    /// A view that a controller of the same name shows lies beside it: no folder tells them apart.
    @Test(arguments: [("RestoreView", "RestoreView/Restore"), ("Restore", "Restore")])
    func namesakesOfOneFolderAreToldApartByTheirViews(view: String, id: String) throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("navigation.setViewControllers([StartViewController()], animated: false)"),
            "App/Modules/Wallet/Restore/Restore.swift": """
            import SwiftUI

            final class RestoreViewController: UIViewController {
                override func viewDidLoad() { addChild(UIHostingController(rootView: \(view)())) }
            }

            struct \(view): View { var body: some View { Text("") } }

            final class StartViewController: UIViewController {
                @IBAction func restoreTapped() { show(RestoreViewController(), sender: self) }
            }
            """,
        ])
        #expect(graph.modules.map(\.id) == [id, "RestoreViewController/Restore", "Start"])
        #expect(graph.modules.map(\.name) == ["Restore", "Restore", "Start"])
    }

    /// Where a presenter is the only other part, the view says what the module is called.
    @Test func aViewPresenterIsThatOfTheView() throws {
        let graph = try GraphOfSources.graph([
            "Launch.swift": LaunchCode.stack("navigation.setViewControllers([Screens.top()], animated: false)"),
            "Top.swift": """
            import UIKit

            final class TopViewController: UIViewController { var presenter: TopViewPresenter? }

            final class TopViewPresenter {
                weak var view: TopViewController?
                init(view: TopViewController) { self.view = view }
            }

            enum Screens {
                static func top() -> UIViewController {
                    let view = TopViewController()
                    view.presenter = TopViewPresenter(view: view)
                    return view
                }
            }
            """,
        ])
        #expect(graph.modules.map(\.id) == ["Top"])
    }

    /// As a template of a generator has it (`__PREFIX__ViewPresenter`, `__PREFIX__Router`).
    @Test func aPresenterIsNamedAfterTheViewOfItsModule() throws {
        func modules(router: String) throws -> [Module] {
            let source = """
                import UIKit

                final class TopViewController: UIViewController { var presenter: TopViewPresenter? }
                final class TopInteractor {}
                final class TopViewPresenter {
                    private let router: \(router)
                    init(router: \(router), interactor: TopInteractor) { self.router = router }
                }
                final class \(router) {
                    static func assembleModules() -> UIViewController {
                        let view = TopViewController()
                        view.presenter = TopViewPresenter(router: \(router)(), interactor: TopInteractor())
                        return view
                    }
                }
                """
            return try GraphOfSources.graph(["Top.swift": source]).modules
        }
        let top = try modules(router: "TopRouter")
        #expect(top.map(\.id) == ["Top"])
        #expect(top.first?.components.map(\.type).contains("TopViewPresenter") == true)
        // A module that is called so keeps its name.
        #expect(try modules(router: "TopViewRouter").contains { $0.id == "TopView" })
    }
}
