import NavigationGraph
import Testing

/// Views that send what happens over a channel, and presenters that a base class tells what came.
struct EventChannelTests {
    /// - Parameter send: what a view model does with what its view sends.
    private func app(send: String = "eventChannel.send(event)") -> [String: String] {
        var files = [
            "Launch.swift": LaunchCode.stack(
                "let presenter = BoatsPresenter(router: BoatsRouter(navigation: navigation))",
                "navigation.viewControllers = [presenter.present(BoatsView.self)]"),
            "Channel.swift": """
            import Combine
            import SwiftUI
            import UIKit

            protocol EventSender {
                associatedtype Event
                var eventChannel: PassthroughSubject<Event, Never> { get }
            }

            extension EventSender {
                func send(_ event: Event) {
                    \(send)
                }
            }

            class PageModel<Event>: ObservableObject, EventSender {
                let eventChannel = PassthroughSubject<Event, Never>()
            }

            protocol Page: View {
                associatedtype Model
                init(model: Model)
            }

            class PagePresenter<Model: EventSender> {
                let model: Model
                var bag = Set<AnyCancellable>()

                init(model: Model) {
                    self.model = model
                    self.model.eventChannel.sink { [weak self] event in
                        self?.receive(event: event)
                    }.store(in: &bag)
                }

                func receive(event: Model.Event) {}

                final func present<Content: Page>(_ type: Content.Type) -> UIViewController where Content.Model == Model {
                    UIHostingController(rootView: Content(model: model))
                }
            }
            """,
        ]
        files["Boats.swift"] = module("Boats", ["Harbour", "Help"])
        files["Harbour.swift"] = module("Harbour", ["Help"])
        files["Help.swift"] = module("Help", [])
        return files
    }

    private func module(_ name: String, _ targets: [String]) -> String {
        let events = targets.map { "case show\($0)" }.joined(separator: "\n    ")
        let cases = targets.map { "case .show\($0): router.show\($0)()" }.joined(separator: "\n        ")
        let buttons = targets.map { "Button(\"\($0)\") { model.send(.show\($0)) }" }.joined(separator: "\n            ")
        let shown = targets.map {
            """
                func show\($0)() {
                    let router = \($0)Router(navigation: navigation)
                    navigation.pushViewController(\($0)Presenter(router: router).present(\($0)View.self), animated: true)
                }
            """
        }
        return """
            import Combine
            import SwiftUI
            import UIKit

            enum \(name)Event {
                case nothing
                \(events)
            }

            final class \(name)Model: PageModel<\(name)Event> {}

            struct \(name)View: Page {
                @ObservedObject var model: \(name)Model

                var body: some View {
                    VStack {
                        \(buttons)
                    }
                }
            }

            struct \(name)View_Previews: PreviewProvider {
                static var previews: some View { \(name)View(model: .init()) }
            }

            final class \(name)Presenter: PagePresenter<\(name)Model> {
                private let router: \(name)Router

                init(router: \(name)Router) {
                    self.router = router
                    super.init(model: \(name)Model())
                }

                override func receive(event: \(name)Event) {
                    switch event {
                    \(cases)
                    case .nothing: break
                    }
                }
            }

            final class \(name)Router {
                let navigation: UINavigationController

                init(navigation: UINavigationController) {
                    self.navigation = navigation
                }

            \(shown.joined(separator: "\n"))
            }
            """
    }

    private func chains(_ files: [String: String]) throws -> [String] {
        try GraphOfSources.graph(files).routes.filter { $0.source != "App" }.flatMap { route in
            route.triggers.map { chain in
                let steps = chain.map { "\($0.type).\($0.member)" }.joined(separator: " > ")
                return "\(route.source) -> \(route.target ?? ""): \(steps)"
            }
        }
    }

    @Test func whatAViewSendsOverTheChannelOfItsModelBeginsThere() throws {
        func way(_ from: String, _ to: String) -> String {
            "\(from) -> \(to): Button.\(to) > \(from)View.closure in getter of body > EventSender.send(_:)"
                + " > PagePresenter.closure in init(model:) > \(from)Presenter.receive(event:)"
        }
        let chains = try chains(app())
        #expect(chains == [way("Boats", "Harbour"), way("Boats", "Help"), way("Harbour", "Help")])
    }

    /// Who hands nothing on may send whatever else there is.
    @Test func whatAModelSendsOfItselfIsNobodys() throws {
        let chains = try chains(app(send: "eventChannel.send(Event.first())"))
        #expect(chains.allSatisfy { $0.contains(": model.eventChannel.sink > ") })
    }
}
