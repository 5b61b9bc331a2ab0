import NavigationGraph
import Testing

/// A sheet that many modules show, each with a model of its own that tells a delegate what was chosen.
struct SharedSheetTests {
    /// - Parameters:
    ///   - sheet: what the sheet does with the model that it was made with.
    ///   - delegate: whom the model tells.
    private func teller(_ sheet: String, delegate: String = "delegate", others: String = "") throws -> [String] {
        var app = InlineApp(["Other"])
        app.add(
            "Start", view: "@IBAction func tapped() { presenter?.ask() }",
            wireframe: """
                    func ask(_ delegate: AskingDelegate) {
                        let model = AskingModel()
                        model.delegate = \(delegate)
                        viewController.present(SheetWireframe(model: model).viewController, animated: true)
                    }
                    func open() { viewController.present(OtherWireframe().viewController, animated: true) }
                """,
            presenter: """
                    func ask() { wireframe.ask(self) }
                """)
        app["Sheet.swift"] = """
            import UIKit

            protocol SheetModel { func run() }
            protocol AskingDelegate: AnyObject { func agreed() }
            extension StartPresenter: AskingDelegate { func agreed() { wireframe.open() } }
            \((0..<12).map { "final class Asker\($0): AskingDelegate { func agreed() {} }" }.joined(separator: "\n"))

            final class AskingModel: SheetModel {
                weak var delegate: AskingDelegate?
                func run() { delegate?.agreed() }
            }
            \((0..<12).map { "final class SheetModel\($0): SheetModel { func run() {} }" }.joined(separator: "\n"))
            \(others)

            final class SheetViewController: UIViewController {
                var presenter: SheetPresenter?
                var model: SheetModel!
                \(sheet)
            }
            final class SheetPresenter {
                private unowned let view: SheetViewController
                private let wireframe: SheetWireframe
                init(view: SheetViewController, wireframe: SheetWireframe) {
                    self.view = view
                    self.wireframe = wireframe
                }
            }
            final class SheetWireframe: BaseWireframe {
                init(model: SheetModel) {
                    let controller = SheetViewController()
                    super.init(viewController: controller)
                    controller.model = model
                    controller.presenter = SheetPresenter(view: controller, wireframe: self)
                }
            }
            """
        return try app.graph().routes.filter { $0.source == "Start" && $0.target == "Other" }.flatMap(\.triggers)
            .compactMap(\.first).map { "\($0.type).\($0.member) \($0.kind?.rawValue ?? "-")" }
    }

    private static let button = "@IBAction func agreeTapped() { model.run() }"

    @Test(arguments: ["delegate", "Registry.shared.find(delegate)"])
    func theSheetAnswers(_ delegate: String) throws {
        #expect(try teller(Self.button, delegate: delegate) == ["SheetViewController.agreeTapped() output"])
    }

    @Test func whatOtherCodeRunsTooIsAnEvent() throws {
        let service = "final class Repeater { var model: SheetModel!; func repeatIt() { model.run() } }"
        #expect(try teller(Self.button, others: service) == ["AskingModel.run() observer"])
    }
}
