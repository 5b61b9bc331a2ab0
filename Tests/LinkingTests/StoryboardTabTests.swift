import NavigationGraph
import Testing

/// Segues that lead to a tab bar controller of a storyboard.
struct StoryboardTabTests {
    /// - Parameters:
    ///   - segue: the start screen's segue, or what a control of it holds.
    ///   - view: members of the start screen.
    private func edges(_ segue: String, view: String = "") throws -> [String] {
        var app = InlineApp(["Other", "Third"])
        app.add("Start", view: view)
        app["Main.storyboard"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s">
                <scenes>
                    <scene sceneID="1"><objects>
                        <viewController storyboardIdentifier="Start" id="s" customClass="StartViewController" sceneMemberID="viewController">
                            \(segue)
                        </viewController>
                    </objects></scene>
                    <scene sceneID="2"><objects>
                        <tabBarController id="tabs" sceneMemberID="viewController">
                            <connections>
                                <segue destination="o" kind="relationship" relationship="viewControllers" id="one"/>
                                <segue destination="n" kind="relationship" relationship="viewControllers" id="two"/>
                            </connections>
                        </tabBarController>
                    </objects></scene>
                    <scene sceneID="3"><objects>
                        <viewController id="o" customClass="OtherViewController" sceneMemberID="viewController"/>
                    </objects></scene>
                    <scene sceneID="4"><objects>
                        <navigationController id="n" sceneMemberID="viewController">
                            <connections>
                                <segue destination="t" kind="relationship" relationship="rootViewController" id="root"/>
                            </connections>
                        </navigationController>
                    </objects></scene>
                    <scene sceneID="5"><objects>
                        <viewController id="t" customClass="ThirdViewController" sceneMemberID="viewController"/>
                    </objects></scene>
                </scenes>
            </document>
            """
        return try app.edges()
    }

    @Test func aSegueOfAButtonLeadsToEachTab() throws {
        let button = """
            <view key="view" id="v"><subviews>
                <button id="b"><connections>
                    <segue destination="tabs" kind="presentation" id="open"/>
                </connections></button>
            </subviews></view>
            """
        #expect(try edges(button) == ["Start -> Other present", "Start -> Third present"])
    }

    @Test func soDoesOneThatCodePerforms() throws {
        let segue = """
            <connections><segue destination="tabs" kind="show" identifier="ShowTabs" id="open"/></connections>
            """
        let view = #"@IBAction func open() { performSegue(withIdentifier: "ShowTabs", sender: nil) }"#
        #expect(try edges(segue, view: view) == ["Start -> Other push", "Start -> Third push"])
    }

    /// A router that makes the scene whose name it is handed, which every caller tells.
    @Test func whatTheCallersOfARouterNameLeavesNothingUnknown() throws {
        let graph = try GraphOfSources.graph([
            "Shop.swift": """
            import UIKit

            enum Names { static let tabs = "Tabs" }

            final class GateViewController: UIViewController {
                var router: GateRouter?
                override func viewDidLoad() { router?.showTabs(named: Names.tabs) }
            }

            final class GateRouter {
                weak var viewController: UIViewController?
                func showTabs(named name: String) {
                    let storyboard = UIStoryboard(name: "Tabs", bundle: nil)
                    guard let tabs = storyboard.instantiateViewController(identifier: name) as? ShopTabs else { return }
                    viewController?.present(tabs, animated: true)
                }
            }

            final class ShopTabs: UITabBarController {}
            final class TeaViewController: UIViewController {}
            """,
            "Launch.swift": LaunchCode.showing("GateViewController()"),
            "Tabs.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                <scenes>
                    <scene sceneID="1"><objects>
                        <tabBarController storyboardIdentifier="Tabs" id="tabs" customClass="ShopTabs" sceneMemberID="viewController">
                            <connections>
                                <segue destination="t" kind="relationship" relationship="viewControllers" id="one"/>
                            </connections>
                        </tabBarController>
                    </objects></scene>
                    <scene sceneID="2"><objects>
                        <viewController id="t" customClass="TeaViewController" sceneMemberID="viewController"/>
                    </objects></scene>
                </scenes>
            </document>
            """,
        ])
        #expect(graph.edges.contains("Gate -> Tea present"), "\(graph.edges)")
        #expect(graph.unresolved.isEmpty, "\(graph.unresolved)")
    }
}
