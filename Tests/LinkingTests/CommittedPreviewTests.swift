import NavigationGraph
import Testing

/// Context menus with a preview, which the user may open.
struct CommittedPreviewTests {
    @Test(arguments: [
        ("tableView", "_ table: UITableView", "contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint"),
        ("contextMenuInteraction", "_ menu: UIContextMenuInteraction", "configurationForMenuAtLocation point: CGPoint"),
    ])
    func whatIsPreviewedIsPushed(_ name: String, _ first: String, _ configured: String) throws {
        var app = InlineApp()
        app.add(
            "Start",
            view: """
                    func \(name)(\(first), \(configured)) -> UIContextMenuConfiguration? {
                        UIContextMenuConfiguration(identifier: nil, previewProvider: { OtherWireframe().viewController }) { _ in nil }
                    }
                    func \(name)(
                        \(first), willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                        animator: UIContextMenuInteractionCommitAnimating
                    ) {
                        guard let previewed = animator.previewViewController else { return }
                        animator.addCompletion { self.navigationController?.pushViewController(previewed, animated: true) }
                    }
                """)
        #expect(try app.edges() == ["Start -> Other push"])
    }

    /// A sheet of FittedSheets shows itself.
    @Test func aSheetThatComesIn() throws {
        let app = InlineApp(
            start: """
                    func open() {
                        let sheet = SheetViewController(controller: OtherWireframe().viewController)
                        sheet.animateIn(to: viewController.view, in: viewController)
                    }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        #expect(try app.edges() == ["Start -> Other sheet"])
    }
}
