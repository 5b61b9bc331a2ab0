import NavigationGraph
import Testing

/// In which of its variants a module is shown.
struct TargetVariantTests {
    private func routes(_ factory: String) throws -> [String] {
        var app = InlineApp(
            [],
            start: """
                    func importOwn() { show(ImportFactory.make()) }
                    func addImport() { show(ImportFactory.makeForAdding()) }
                    private func show(_ screen: UIViewController) { viewController.present(screen, animated: true) }
                """,
            presenter: """
                    func first() { wireframe.importOwn() }
                    func second() { wireframe.addImport() }
                """)
        app["Import.swift"] = """
            import UIKit

            enum Adding {}

            class ImportWireframe {
                func close(_ view: UIViewController) { view.dismiss(animated: true) }
            }

            extension Adding {
                final class ImportWireframe: Shop.ImportWireframe {}
            }

            final class ImportPresenter {
                private let wireframe: ImportWireframe
                weak var view: ImportViewController?
                init(wireframe: ImportWireframe) { self.wireframe = wireframe }
                func done() { view.map { wireframe.close($0) } }
            }

            final class ImportViewController: UIViewController {
                var presenter: ImportPresenter!
                @IBAction func doneTapped() { presenter.done() }
            }

            enum ImportFactory {
            \(factory)
            }
            """
        return try app.graph().routes.filter { $0.target == "Import" }.map {
            "\($0.method ?? "") \($0.targetVariant ?? "own")"
        }
    }

    @Test(arguments: [
        // One assembly takes the navigator.
        """
            static func make() -> UIViewController { view(for: ImportWireframe()) }
            static func makeForAdding() -> UIViewController { view(for: Adding.ImportWireframe()) }
            private static func view(for wireframe: ImportWireframe) -> UIViewController {
                let view = ImportViewController()
                view.presenter = ImportPresenter(wireframe: wireframe)
                view.presenter.view = view
                return view
            }
        """,
        // Each makes its own.
        """
            static func make() -> UIViewController {
                let view = ImportViewController()
                view.presenter = ImportPresenter(wireframe: ImportWireframe())
                view.presenter.view = view
                return view
            }
            static func makeForAdding() -> UIViewController {
                let view = ImportViewController()
                view.presenter = ImportPresenter(wireframe: Adding.ImportWireframe())
                view.presenter.view = view
                return view
            }
        """,
    ])
    func theAssemblyTells(factory: String) throws {
        #expect(try routes(factory) == ["addImport() Adding", "importOwn() own"])
    }
}
