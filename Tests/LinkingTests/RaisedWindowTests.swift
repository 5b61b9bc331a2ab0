import NavigationGraph
import Testing

@testable import Linking

/// What a window shows that lies over the app's takes nothing's place.
struct RaisedWindowTests {
    private static let presenter = "    func tapped() { wireframe.cover() }"

    @Test(arguments: [
        """
            var cover: UIWindow?
            func cover() {
                cover = UIWindow()
                cover?.windowLevel = UIWindow.Level.alert + 1
                cover?.rootViewController = OtherWireframe().viewController
            }
        """,
        """
            let window = UIWindow()
            func cover() {
                raise()
                window.rootViewController = OtherWireframe().viewController
            }
            func raise() { window.windowLevel = .alert }
        """,
        """
            func cover() { Notice(OtherWireframe().viewController).isHidden = false }
        """,
    ])
    func aWindowOverTheAppsPresents(_ wireframe: String) throws {
        var app = InlineApp(start: wireframe, presenter: Self.presenter)
        app["Notice.swift"] = """
            import UIKit

            final class Notice: UIWindow {
                init(_ root: UIViewController) {
                    super.init(frame: .zero)
                    rootViewController = root
                    windowLevel = .statusBar
                }
            }
            """
        #expect(try app.edges() == ["Start -> Other present"])
        let text = try app.explain { .ways(from: "Start", to: "Other") }.text
        #expect(text.contains("by root, in a window over the app's: a present"), "\(text)")
    }

    @Test(arguments: [
        """
            func cover() {
                let window = UIWindow()
                window.windowLevel = .normal
                window.rootViewController = OtherWireframe().viewController
            }
        """,
        """
            let notice = UIWindow()
            func cover() {
                notice.windowLevel = .alert
                let window = UIApplication.shared.keyWindow
                window?.rootViewController = OtherWireframe().viewController
            }
        """,
    ])
    func anyOtherWindowHoldsTheApp(_ wireframe: String) throws {
        let app = InlineApp(start: wireframe, presenter: Self.presenter)
        #expect(try app.edges() == ["Start -> Other root"])
    }
}
