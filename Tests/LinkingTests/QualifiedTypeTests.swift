import NavigationGraph
import Testing

/// Types that are named with their module in front: `Screens.DetailViewController()`.
struct QualifiedTypeTests {
    private func edges(root: String, in folder: String) throws -> [String] {
        try GraphOfSources.graph([
            "App/Launch.swift": "import Screens\n" + LaunchCode.showing(root),
            "\(folder)/Detail.swift": """
            import UIKit

            public final class DetailViewController: UIViewController {
                public static func make() -> DetailViewController { DetailViewController() }
            }
            """,
        ]).edges
    }

    @Test(arguments: [
        "Screens.DetailViewController()", "Screens.DetailViewController.make()", "Screens.DetailViewController.init()",
    ])
    func aModulesNameInFrontMeansItsType(root: String) throws {
        #expect(try edges(root: root, in: "Packages/Screens/Sources") == ["App -> Detail root"])
    }

    /// A library's type of the same name is another one.
    @Test func aTypeOfAnotherFolderIsNotMeant() throws {
        #expect(!(try edges(root: "Screens.DetailViewController()", in: "App/Detail")).contains("App -> Detail root"))
    }
}
