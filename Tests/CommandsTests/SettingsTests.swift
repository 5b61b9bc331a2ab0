import Configuration
import NavigationGraph
import Testing

@testable import Commands

@Suite("Settings")
struct SettingsTests {
    @Test("Every word of the settings is one of the graph")
    func words() {
        for role in RoleWord.allCases { #expect(Role(rawValue: role.rawValue) != nil, "\(role)") }
        for word in HelperRule.TransitionWord.allCases {
            #expect(Transition(rawValue: word.rawValue) != nil, "\(word)")
        }
        for kind in EntryPointRule.Kind.allCases { #expect(EntryPoint.Kind(rawValue: kind.rawValue) != nil, "\(kind)") }
    }

    @Test("Only what lies in the roots is read, and a root that is not there ends the run")
    func roots() throws {
        let scratch = try ScratchFolder()
        for file in ["App/A.swift", "Kit/B.swift", "Kits/C.swift", "Tools/D.swift", "E.swift"] {
            try scratch.write(file, "final class A {}\n")
        }
        try scratch.write(".wiremap.yml", "roots: [App, Kit]\n")
        let ending = try BuiltProgram.run("scan", scratch.url.path, "-f", "json")
        #expect(try GraphJSONReader.read(ending.output, name: "output").scan.swiftFiles == 2)
        try scratch.write(".wiremap.yml", "roots: [App, Kitt]\n")
        let failed = try BuiltProgram.run("scan", scratch.url.path)
        #expect(failed.status == 2)
        #expect(failed.messages.contains("`roots` names the folder `Kitt`, which is not in the scanned folder"))
    }

    @Test("Roles, helpers and entry points of the configuration change the map")
    func conventions() throws {
        let scratch = try ScratchFolder()
        try scratch.write(
            "App/Tram.swift",
            """
            import UIKit
            final class TramViewController: UIViewController { var presenter: TramPresenter? }
            final class TramPresenter {
                let navigator: TramNavigator
                init(navigator: TramNavigator) { self.navigator = navigator }
                func didTapStop() { navigator.showStop() }
            }
            final class TramNavigator {
                let view = TramViewController()
                init() { view.presenter = TramPresenter(navigator: self) }
                func showStop() { FloatKit.float(StopViewController(), over: view) }
            }
            final class StopViewController: UIViewController {}
            final class KioskStarter {
                func begin(in window: UIWindow) { window.rootViewController = TramNavigator().view }
            }
            """)
        let bare = try scanned(scratch)
        #expect(!bare.routes.contains { $0.source == "Tram" } && bare.entryPoints.isEmpty)
        try scratch.write(
            ".wiremap.yml",
            """
            roles:
              wireframe: [Navigator]
            helpers:
              float(_:over:): sheet, argument 1
            entryPoints:
              KioskStarter: launch
            """)
        let told = try scanned(scratch)
        #expect(told.entryPoints.map(\.id) == ["App"])
        let edges = told.routes.map { "\($0.source) -> \($0.target ?? "") \($0.transition)" }.sorted()
        #expect(edges == ["App -> Tram root", "Tram -> Stop sheet"])
    }

    private func scanned(_ scratch: ScratchFolder) throws -> NavigationGraph {
        let ending = try BuiltProgram.run("scan", scratch.url.path, "-f", "json")
        return try GraphJSONReader.read(ending.output, name: "output")
    }
}
