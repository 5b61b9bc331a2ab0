import NavigationGraph
import Testing

/// Screens of libraries whose sources are not in the scan.
struct LibraryScreenTests {
    private func destinations(_ open: String) throws -> [String] {
        try InlineApp(
            [], start: "    func open() { \(open) }", presenter: "    func tapped() { wireframe.open() }"
        ).graph().routes.filter { $0.source == "Start" }.map {
            "\($0.destination.kind.rawValue) \($0.destination.name) \($0.transition.rawValue)"
        }
    }

    @Test(arguments: [
        "viewController.present(PhotoBrowser(photos: []), animated: true)",
        "let browser = PhotoBrowser(photos: [])\nbrowser.delegate = self\nviewController.present(browser, animated: true)",
    ])
    func whatIsPresentedIsAScreenWhateverItsClassIsCalled(_ open: String) throws {
        #expect(try destinations(open) == ["system PhotoBrowser present"])
    }

    @Test("A library's alert is an alert, as UIKit's is")
    func alert() throws {
        #expect(
            try destinations("viewController.present(FancyAlertController(title: \"Gone\"), animated: true)")
                == ["system FancyAlertController alert"])
    }

    @Test func whatALibraryGivesIsNotKnownByItsType() throws {
        #expect(
            try destinations("viewController.present(PhotoLibrary.shared.next(), animated: true)").allSatisfy {
                $0.hasPrefix("unresolved")
            })
    }
}
