import NavigationGraph
import Testing

/// Storyboards by names that code makes or that generators write.
struct NamedStoryboardTests {
    /// What the start's wireframe shows of a storyboard that is called `Other`.
    private func edges(_ statement: String, _ more: String = "") throws -> [String] {
        var app = InlineApp(
            start: """
                    func openOther() {
                        \(statement)
                    }
                """, presenter: "    func tapped() { wireframe.openOther() }")
        app["More.swift"] = "import UIKit\n\n" + more
        app["Other.storyboard"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="o">
                <scenes>
                    <scene sceneID="1"><objects>
                        <viewController id="o" customClass="OtherViewController" sceneMemberID="viewController"/>
                    </objects></scene>
                </scenes>
            </document>
            """
        return try app.edges()
    }

    @Test(arguments: [
        "viewController.present(R.storyboard.other().instantiateInitialViewController()!, animated: true)",
        "viewController.present(R.storyboard.other.instantiateInitialViewController()!, animated: true)",
    ])
    func aGeneratorsNameIsTheStoryboards(_ statement: String) throws {
        let found = try edges(statement)
        #expect(found == ["Start -> Other present"])
    }

    @Test(arguments: [
        "let board = SwinjectStoryboard.create(name: \"Other\", bundle: nil)",
        "let board = SwinjectStoryboard.create(name: \"Other\", bundle: nil, container: Container())",
    ])
    func aContainerMakesStoryboards(_ statement: String) throws {
        let found = try edges(
            "\(statement)\n        viewController.present(board.instantiateInitialViewController()!, animated: true)",
            "import SwinjectStoryboard")
        #expect(found == ["Start -> Other present"])
    }

    @Test(arguments: ["Screen.open(.other, over: viewController)", "Screen.open(Screen.other, over: viewController)"])
    func anEnumMayTellTheName(_ statement: String) throws {
        let found = try edges(
            statement,
            """
            enum Screen {
                case other, start

                var file: String {
                    switch self {
                    case .other: return "Other"
                    case .start: return "Start"
                    }
                }

                static func open(_ screen: Screen, over controller: UIViewController) {
                    let shown = UIStoryboard(name: screen.file, bundle: nil).instantiateInitialViewController()
                    controller.present(shown!, animated: true)
                }
            }
            """)
        #expect(found == ["Start -> Other present"])
    }
}
