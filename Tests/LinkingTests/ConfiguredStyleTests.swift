import NavigationGraph
import Testing

/// Wireframes that are made with a configuration which says how they show themselves.
struct ConfiguredStyleTests {
    private func edges(_ subject: String, kept: String) throws -> [String] {
        var app = InlineApp(
            start: """
                    func open() { HelpWireframe(viewController, setting: Setting(style: .push, title: "Help")).show() }
                    func more() { HelpWireframe(viewController, setting: Setting(style: .modal, title: "More")).show() }
                """,
            presenter: "    func tapped() { wireframe.open() }\n    func moreTapped() { wireframe.more() }")
        app["Help.swift"] = """
            import UIKit

            enum Style { case modal, push, embedded }
            struct Setting { let style: Style; let title: String }

            final class HelpViewController: UIViewController {}

            final class HelpWireframe {
                private weak var parent: UIViewController?
                private let \(kept)
                init(_ parent: UIViewController, setting: Setting) {
                    self.parent = parent
                    \(kept.hasPrefix("style") ? "style = setting.style" : "self.setting = setting")
                }
                func show() {
                    switch \(subject) {
                    case .modal: parent?.present(HelpViewController(), animated: true)
                    case .push: parent?.navigationController?.pushViewController(HelpViewController(), animated: true)
                    case .embedded: parent?.addChild(HelpViewController())
                    }
                }
            }
            """
        return try app.graph().routes.filter { $0.target == "Help" }.map { "\($0.method ?? "") \($0.transition)" }
            .sorted()
    }

    @Test(arguments: [
        ("style", "style: Style"), ("setting.style", "setting: Setting"), ("self.setting.style", "setting: Setting"),
    ])
    func doWhatTheyAreMadeFor(subject: String, kept: String) throws {
        #expect(try edges(subject, kept: kept) == ["more() present", "open() push"])
    }
}
