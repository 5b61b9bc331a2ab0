import NavigationGraph
import Testing

/// Screens that a dependency container makes from registered closures.
struct RegisteredScreenTests {
    /// A folder whose rows show another folder, each made by a container.
    private func app(argument: String, parameters: String) -> InlineApp {
        var app = InlineApp(
            start: """
                    func open(_ container: Resolver) {
                        let entry = Entry()
                        guard let folder = container.resolve(FolderViewController.self\(argument)) else { return }
                        navigationController?.pushViewController(folder, animated: true)
                    }
                """)
        app["Folder/Folder.swift"] = """
            import Swinject
            import UIKit

            struct Entry {}

            final class FolderViewController: UIViewController {
                private let presenter: FolderPresenter
                init(presenter: FolderPresenter) { self.presenter = presenter }
                @IBAction func rowTapped() { presenter.select(Entry()) }
            }

            final class FolderPresenter {
                private let entry: Entry
                private let router: FolderRouter
                weak var view: UIViewController?
                init(entry: Entry, router: FolderRouter) { self.entry = entry; self.router = router }
                func select(_ entry: Entry) { router.show(entry, from: view!) }
            }

            final class FolderRouter {
                private let container: Resolver
                init(_ container: Resolver) { self.container = container }
                func show(_ entry: Entry, from parent: UIViewController) {
                    guard let next = container.resolve(FolderViewController.self\(argument)) else { return }
                    parent.navigationController?.pushViewController(next, animated: true)
                }
            }

            final class FolderAssembly: Assembly {
                func assemble(container: Container) {
                    container.register(FolderViewController.self) { (\(parameters)) in
                        let presenter = FolderPresenter(entry: Entry(), router: FolderRouter(container))
                        let view = FolderViewController(presenter: presenter)
                        presenter.view = view
                        return view
                    }
                }
            }
            """
        return app
    }

    /// DIKit registers by functions without a receiver, and resolves by what a property is declared as.
    @Test(arguments: ["factory", "single"], ["Inject", "LazyInject", "OptionalInject"])
    func aPropertyTakesWhatAFunctionRegisters(word: String, wrapper: String) throws {
        var app = InlineApp(
            start: """
                    @\(wrapper) var other: OtherViewing

                    func showOther() {
                        navigationController?.pushViewController(other.controller, animated: true)
                    }
                """)
        app["Other.swift"] = """
            import DIKit
            import UIKit

            protocol OtherViewing { var controller: UIViewController { get } }
            extension OtherViewing where Self: UIViewController { var controller: UIViewController { self } }
            extension OtherViewController: OtherViewing {}
            final class SpareViewController: UIViewController, OtherViewing {}

            extension DependencyContainer {
                static var app = module {
                    \(word) { () -> OtherViewing in
                        let wireframe = OtherWireframe()
                        return wireframe.viewController as! OtherViewController
                    }
                }
            }
            """
        #expect(try app.edges() == ["Start -> Other push"])
    }

    /// What is registered with a closure is found before anything that asks the container, also where another method is
    /// called `register` and its closure calls an object that a container makes.
    @Test func anotherMethodOfThatNameRegistersNothing() throws {
        var app = InlineApp(
            start: """
                    func showOther(_ container: Resolver) {
                        guard let stories = container.resolve(Stories.self) else { return }
                        navigationController?.pushViewController(stories.other.screen(), animated: true)
                    }
                """)
        app["Accounts.swift"] = """
            import Swinject
            import UIKit

            final class Accounts {
                weak var output: AccountsOutput?

                func enter(_ service: AccountService) {
                    service.register(mail: "a") { [weak self] result in
                        switch result {
                        case .success: self?.output?.entered()
                        case .failure: self?.output?.failed()
                        }
                    }
                }
            }

            protocol AccountsOutput: AnyObject { func entered(); func failed() }

            final class AccountsOwner: AccountsOutput {
                let story: OtherStory
                init(_ container: Resolver) { story = container.resolve(Stories.self)!.other }
                func entered() {}
                func failed() {}
            }

            func makeAccounts(_ container: Resolver) -> Accounts {
                let accounts = Accounts()
                accounts.output = AccountsOwner(container)
                return accounts
            }
            """
        app["Stories.swift"] = """
            import Swinject
            import UIKit

            protocol Stories: AnyObject { var other: OtherStory { get set } }
            protocol OtherStory { func screen() -> UIViewController }

            final class OtherScreens: OtherStory {
                func screen() -> UIViewController { OtherWireframe().viewController }
            }

            final class MockOtherScreens: OtherStory {
                func screen() -> UIViewController { UIViewController() }
            }

            final class AllStories: Stories { var other: OtherStory }

            final class StoryAssembly: Assembly {
                func assemble(container: Container) {
                    container.register(Stories.self) { _ in AllStories() }.initCompleted { resolver, stories in
                        stories.other = resolver.resolve(OtherStory.self)
                    }
                    container.register(OtherStory.self) { _ in OtherScreens() }
                }
            }
            """
        #expect(try app.edges() == ["Start -> Other push"])
    }

    /// What stands in for a service in demos and previews is not what the app shows.
    @Test(arguments: [true, false])
    func whatADoubleRegistersIsLeftOut(isRegistered: Bool) throws {
        let found =
            isRegistered
            ? "guard let screens = container.resolve(OtherScreens.self) else { return }" : "let screens = made"
        var app = InlineApp(
            ["Other", "Empty"],
            start: """
                    func showOther(_ container: Resolver, _ made: OtherScreens) {
                        \(found)
                        navigationController?.pushViewController(screens.screen(), animated: true)
                    }
                """)
        app["Screens.swift"] = """
            import Swinject
            import UIKit

            protocol OtherScreens { func screen() -> UIViewController }

            final class OtherScreensImplementation: OtherScreens {
                func screen() -> UIViewController { OtherWireframe().viewController }
            }

            final class MockOtherScreens: OtherScreens {
                func screen() -> UIViewController { EmptyWireframe().viewController }
            }

            extension OtherScreensImplementation {
                static func register(in container: Container) {
                    container.register(OtherScreens.self) { _ in OtherScreensImplementation() }
                }
            }

            extension MockOtherScreens {
                static func register(in container: Container) {
                    container.register(OtherScreens.self) { _ in MockOtherScreens() }
                }
            }
            """
        #expect(try app.edges() == ["Start -> Other push"])
    }

    @Test(arguments: [("", "resolver"), (", argument: entry", "resolver, entry: Entry")])
    func aModuleShowsItsOwnScreenOnceMore(argument: String, parameters: String) throws {
        let graph = try app(argument: argument, parameters: parameters).graph()
        #expect(graph.edges.contains("Folder -> Folder push"))
        let route = try #require(graph.routes.first { $0.source == "Folder" && $0.target == "Folder" })
        #expect(route.triggers.map { $0.map(\.member) } == [["rowTapped()", "select(_:)"]])
    }
}
