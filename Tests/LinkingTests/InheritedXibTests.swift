import NavigationGraph
import Testing

/// Controls of a xib whose owner is a base class.
struct InheritedXibTests {
    private func triggers(_ files: [String: String] = [:]) throws -> [String] {
        let sources = [
            "Launch.swift": LaunchCode.showing("BadgeViewController()"),
            "App.swift": """
            import UIKit

            class NoticeViewController: UIViewController {
                @IBOutlet private weak var confirmButton: UIButton!
                @IBAction func confirm(_ sender: Any) {}
                @IBAction func skip(_ sender: Any) {}
            }

            final class BadgeViewController: NoticeViewController {
                convenience init() { self.init(nibName: "NoticeViewController", bundle: nil) }
                override func skip(_ sender: Any) {
                    navigationController?.pushViewController(DoneViewController(), animated: true)
                }
            }

            final class DoneViewController: UIViewController {}
            """,
            "NoticeViewController.xib": xib(of: "NoticeViewController", title: "Skip"),
        ]
        let graph = try GraphOfSources.graph(sources.merging(files) { $1 })
        return try #require(graph.routes.first { $0.target == "Done" }).triggers.compactMap(\.first).map {
            "\($0.kind?.rawValue ?? "nothing"): \($0.type).\($0.member)"
        }
    }

    private func xib(of owner: String, title: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
        <view id="v"><subviews>
        <button id="c"><state key="normal" title="Confirm"/><connections>
        <action selector="confirm:" destination="-1" eventType="touchUpInside" id="a"/></connections></button>
        <button id="s"><state key="normal" title="\(title)"/><connections>
        <action selector="skip:" destination="-1" eventType="touchUpInside" id="b"/></connections></button>
        </subviews></view></objects></document>
        """
    }

    @Test func aControlRunsTheOverrideOfTheActionThatItIsWiredTo() throws {
        #expect(try triggers() == ["action: button “Skip”.touchUpInside"])
    }

    @Test func aClassWithAXibOfItsOwnIsDrawnByThat() throws {
        let own = ["BadgeViewController.xib": xib(of: "BadgeViewController", title: "Later")]
        #expect(try triggers(own) == ["action: button “Later”.touchUpInside"])
    }
}
