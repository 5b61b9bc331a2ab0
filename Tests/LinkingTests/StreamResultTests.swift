import NavigationGraph
import Testing

/// A screen that another one waits for on a stream: what that one does then, who sends sets off, and not who opened the screen.
struct StreamResultTests {
    /// - Parameters:
    ///   - results: where the picker's results come from, in its wireframe.
    ///   - sending: members of the picker's presenter.
    private func app(results: String, sending: String) -> InlineApp {
        var app = InlineApp(
            ["Help"],
            start: """
                    func openPicker() -> AnyPublisher<Void, Never> {
                        let picker = PickerWireframe()
                        viewController.present(picker.viewController, animated: true)
                        return picker.results()
                    }
                    func openHelp() { viewController.present(HelpWireframe().viewController, animated: true) }
                """,
            presenter: """
                    func choose() {
                        wireframe.openPicker().sink { [weak self] in self?.wireframe.openHelp() }.store(in: &bag)
                    }
                """)
        app.add(
            "Picker",
            view: """
                    override func viewDidLoad() {
                        pickButton.addTarget(self, action: #selector(pickTapped), for: .touchUpInside)
                    }
                    @objc private func pickTapped() { presenter?.pick() }
                """,
            wireframe: "    private let picked = PassthroughSubject<Void, Never>()\n" + results, presenter: sending)
        app["Start/Binding.swift"] = """
            import UIKit

            extension StartViewController {
                override func viewDidLoad() {
                    chooseButton.addTarget(self, action: #selector(chooseTapped), for: .touchUpInside)
                }

                @objc private func chooseTapped() { presenter?.choose() }
            }
            """
        return app
    }

    @Test(arguments: [
        "func results() -> AnyPublisher<Void, Never> { picked.eraseToAnyPublisher() }",
        "func results() -> AnyPublisher<Void, Never> { Publishers.Merge(closed, picked.prefix(1)).first() }",
        "func results() -> AnyPublisher<Void, Never> { let all = picked.share(); return all.first() }",
    ])
    func whoSendsSetsItOff(_ results: String) throws {
        let app = app(
            results: results + "\n    func finish() { picked.send(()) }",
            sending: "    func pick() { wireframe.finish() }")
        let route = try app.graph().routes.first { $0.source == "Start" && $0.target == "Help" }
        #expect(route?.triggers.map { $0.first?.type } == ["PickerWireframe"])
        #expect(route?.triggers.first?.first?.kind == .output)
    }
}
