import NavigationGraph
import Testing

/// Accessors of storyboards that older generators wrote.
struct GeneratedSceneTests {
    @Test(arguments: [
        "StoryboardScene.Visit.initialViewController()", "StoryboardScene.Visit.instantiateVisitCard()",
        "StoryboardScene.Visit.visitCard.instantiate()",
    ])
    func makeTheScene(accessor: String) throws {
        var app = InlineApp(
            [], start: "    func open() { viewController.present(\(accessor), animated: true) }",
            presenter: "    func tapped() { wireframe.open() }")
        app["Visit.swift"] = "import UIKit\n\nfinal class VisitViewController: UIViewController {}"
        app["Visit.storyboard"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="visit">
                <scenes>
                    <scene sceneID="a"><objects>
                        <viewController storyboardIdentifier="VisitCard" id="visit" customClass="VisitViewController" \
            sceneMemberID="viewController"/>
                    </objects></scene>
                </scenes>
            </document>
            """
        #expect(try app.edges() == ["Start -> Visit present"])
    }
}
