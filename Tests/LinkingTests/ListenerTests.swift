import NavigationGraph
import Testing

/// Whose way it is what a service has others do: not who makes the service, nor the service's own module.
struct ListenerTests {
    @Test func whatAServiceTellsItsListenersIsNoWayOfWhoMakesTheService() throws {
        var app = InlineApp(
            start: """
                    func openOffer() {
                        viewController.present(OfferViewController(model: OfferModel()), animated: true)
                    }
                    func reload() { OfferService().load() }
                """,
            presenter: """
                    func didTap() { wireframe.openOffer() }
                    func didPull() { wireframe.reload() }
                """)
        app["Offer.swift"] = """
            import UIKit

            protocol OfferListener: AnyObject { func didLoad() }

            final class OfferService {
                private var listeners: [WeakListener] = []

                func add(_ listener: OfferListener) { listeners.append(WeakListener(listener)) }
                func load() { listeners.forEach { ($0.object as? OfferListener)?.didLoad() } }
            }

            final class WeakListener {
                weak var object: AnyObject?
                init(_ object: AnyObject) { self.object = object }
            }

            final class OfferModel: OfferListener {
                weak var view: OfferViewController?

                func didLoad() {
                    let item = OfferItem()
                    item.handler = { [weak self] in self?.open() }
                    view?.item = item
                }
                private func open() { view?.present(OtherWireframe().viewController, animated: true) }
            }

            final class OfferItem {
                var handler: (() -> Void)?
            }

            final class OfferViewController: UIViewController {
                var item: OfferItem?
                private let model: OfferModel

                init(model: OfferModel) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }

                @IBAction func tapped() { item?.handler?() }
            }
            """
        let graph = try app.graph()
        #expect(try app.edges() == ["Offer -> Other present", "Start -> Offer present"])
        let route = try #require(graph.routes.first { $0.source == "Offer" })
        #expect(route.triggers.map { $0.map(\.member) } == [["tapped()"]])
        let answer = try #require(
            try GraphOfSources.explain(try app.scanned()) { _ in [.ways(from: "Offer", to: "Other")] }.first)
        #expect(answer.text.contains("it sets off a closure in `OfferModel.didLoad()`"), "\(answer.text)")
    }

    @Test func aHandlerThatSeveralCellsCallIsNoWayOfTheOneModuleThatCallsItToo() throws {
        var app = InlineApp(
            start: """
                    func fill(_ item: OfferItem) { item.handler?() }
                """)
        app["Offer.swift"] = """
            import UIKit

            final class OfferItem {
                var handler: (() -> Void)?
            }

            final class OfferCell: UITableViewCell {
                func show(_ item: OfferItem) { item.handler?() }
            }

            final class OfferMaker {
                func make() -> OfferItem {
                    let item = OfferItem()
                    item.handler = {
                        UIApplication.shared.keyWindow?.rootViewController?
                            .present(OtherWireframe().viewController, animated: true)
                    }
                    return item
                }
            }
            """
        #expect(try app.edges() == [])
    }

    @Test func whatAServiceIsToldIsNoWayOfTheServicesModule() throws {
        var app = InlineApp(["Other", "Lock"], presenter: "    func didTap() { OfferMediator().show() }")
        app["Lock/LockService.swift"] = """
            final class LockService {
                private var waiting: [() -> Void] = []

                func run(_ closure: @escaping () -> Void) { waiting.append(closure) }
            }
            """
        app["OfferMediator.swift"] = """
            import UIKit

            final class OfferMediator {
                private let lock = LockService()

                func show() { lock.run { [weak self] in self?.open() } }

                private func open() {
                    UIApplication.shared.keyWindow?.rootViewController?
                        .present(OtherWireframe().viewController, animated: true)
                }
            }
            """
        #expect(try app.edges() == ["Start -> Other present"])
    }
}
