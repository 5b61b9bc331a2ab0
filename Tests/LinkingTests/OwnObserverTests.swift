import NavigationGraph
import Testing

/// Functions of the program's own that take a handler and are named like a stream's operator.
struct OwnObserverTests {
    /// - Parameters:
    ///   - view: what the view does when it is there.
    ///   - more: further code of the app.
    private func beginnings(view: String, more: String) throws -> [String] {
        var app = InlineApp(
            start: "    func openOther() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: """
                    let model = StartModel()
                    func open() { wireframe.openOther() }
                """)
        app["Start/Binding.swift"] = """
            import RxSwift
            import UIKit

            final class StartModel {
                let opened = PublishRelay<Void>()
                let closed = PublishRelay<Void>()
                var openedSignal: Signal<Void> { opened.asSignal() }
            }

            extension StartViewController {
                override func viewDidLoad() {
                    otherButton.addTarget(self, action: #selector(otherTapped), for: .touchUpInside)
                    helpButton.addTarget(self, action: #selector(helpTapped), for: .touchUpInside)
                    \(view)
                }

                @objc private func otherTapped() { presenter?.model.opened.accept(()) }
                @objc private func helpTapped() { presenter?.model.closed.accept(()) }
            }
            """
        app["Base/Observing.swift"] = more
        return try app.graph().routes.filter { $0.source == "Start" && $0.target == "Other" }.flatMap { route in
            route.triggers.compactMap { $0.first.map { "\($0.kind?.rawValue ?? "-") \($0.type)" } }
        }
    }

    @Test func aHelperHasTheStreamObservedThatItIsHanded() throws {
        let found = try beginnings(
            view: """
                subscribe(bag, presenter.model.openedSignal) { [weak self] in self?.presenter?.open() }
                subscribe(bag, presenter.model.closed.asSignal()) { [weak self] in self?.log() }
                """,
            more: """
                import RxSwift

                func subscribe<T>(_ bag: DisposeBag, _ signal: Signal<T>, _ onNext: ((T) -> Void)? = nil) {
                    signal.delay(1).emit(onNext: onNext).disposed(by: bag)
                }
                """)
        #expect(found == ["action otherButton"])
    }

    @Test func aCellRunsTheHandlerThatItIsBoundTo() throws {
        let found = try beginnings(
            view: "cell.bind(title: \"Pay\", onPay: { [weak self] in self?.presenter?.open() })",
            more: """
                import UIKit

                extension StartViewController { var cell: PayCell { PayCell() } }

                final class PayCell: UITableViewCell {
                    private var onPay: (() -> Void)?
                    private let payButton = UIButton()

                    func bind(title: String, onPay: @escaping () -> Void) {
                        self.onPay = onPay
                        payButton.addTarget(self, action: #selector(payTapped), for: .touchUpInside)
                    }

                    @objc private func payTapped() { onPay?() }
                }
                """)
        #expect(found == ["action payButton"])
    }
}

/// Methods that other types' code gives to a control as its action.
struct NamedSelectorTests {
    @Test(arguments: ["StartViewController.otherTapped", "StartViewController().otherTapped(_:)"])
    func theControlIsMadeElsewhere(_ selector: String) throws {
        var app = InlineApp(
            start: "    func openOther() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: "    func open() { wireframe.openOther() }")
        app["Start/Binding.swift"] =
            "extension StartViewController { @objc func otherTapped(_ sender: Any) { presenter?.open() } }"
        app["Base/Buttons.swift"] = """
            import UIKit

            enum Buttons {
                static func other(_ target: Any) -> UIButton {
                    let otherButton = UIButton()
                    otherButton.addTarget(target, action: #selector(\(selector)), for: .touchUpInside)
                    return otherButton
                }
            }
            """
        let route = try app.graph().routes.first { $0.source == "Start" && $0.target == "Other" }
        #expect(route?.triggers.map { $0.first?.type } == ["otherButton"])
    }
}
