import Testing

/// Containers of libraries from which the program's own classes inherit.
@Suite("What a subclass of a library's container is made around is shown in it")
struct LibraryContainerTests {
    @Test("where the library's initialiser makes it")
    func made() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        let shown = AppContainer(rootViewController: OtherWireframe().viewController)
                        viewController.present(shown, animated: true)
                    }
                """,
            presenter: "    func tap() { wireframe.open() }")
        app["Base/AppContainer.swift"] = """
            import KitLibrary
            import UIKit

            final class AppContainer: KitLibrary.AppContainer {
                override func customize() { view.tintColor = .red }
            }
            """
        #expect(try app.edges() == ["Start -> Other present"])
    }
}
