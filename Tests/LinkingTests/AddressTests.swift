import NavigationGraph
import Testing

/// Which addresses a way out of the app opens, as far as the sources tell.
struct AddressTests {
    private static let open = "UIApplication.shared.open(url, options: [:], completionHandler: nil)"

    @Test(arguments: [
        ("let url = URL(string: \"https://shop.example/terms\")!", ["https://shop.example/terms"]),
        ("guard let url = URL(string: Links.terms) else { return }", ["https://shop.example/terms"]),
        ("let url = Links.privacy", ["https://shop.example/privacy"]),
        ("let url = Links.shared.host.appendingPathComponent(\"help\")", ["https://shop.example/help"]),
        ("let url = Links.shared.page(\"news\")", ["https://shop.example/news"]),
        ("let url = Links.shared.page(\"news/\\(number)\")", ["https://shop.example/…"]),
        ("let url = URL(string: \"https://shop.example/item/\\(number)/more\")!", ["https://shop.example/item/…"]),
        ("let url = URL(string: \"\\(Links.base)/faq\")!", ["https://shop.example/faq"]),
        ("let url = URL(string: Links.base + \"/faq\")!", ["https://shop.example/faq"]),
        ("let url = URL(string: String(format: \"tel:%@\", phone))!", ["tel:…"]),
        ("let url = URL(string: \"mailto:help@shop.example\")!", ["mailto:help@shop.example"]),
        ("let url = URL(string: supportPage)!", ["https://shop.example/support"]),
        (
            "let url = URL(string: currentHost + \"/about\")!",
            ["https://shop.example/about", "https://beta.example/about"]
        ),
        ("guard let url = URL(string: UIApplication.openSettingsURLString) else { return }", ["app-settings:"]),
        (
            "let url = isNew ? Links.privacy : URL(string: Links.terms)!",
            ["https://shop.example/privacy", "https://shop.example/terms"]
        ),
        ("let url = Network.facebook.url", ["https://facebook.example/shop"]),
        ("let url = network.url", ["https://facebook.example/shop", "https://x.example/shop"]),
        ("let url = item.url", []),
        ("let url = URL(string: \"terms\")!", []),
        ("let url = URL(string: \"javascript alert\")!", []),
        ("let url = URL(string: emptyAtFirst)!", []),
        ("let url = URL(string: \"https://shop.example/\\(emptyAtFirst)\")!", ["https://shop.example/…"]),
    ])
    func anAddressIsReadBackToWhereItIsWritten(_ line: String, _ addresses: [String]) throws {
        var app = InlineApp(
            [],
            start: """
                    var number = 1, phone = "", emptyAtFirst = "", isNew = false
                    var network: Network!
                    var item: Item!
                    func open() {
                        \(line)
                        \(Self.open)
                    }
                    func fill() { emptyAtFirst = item.name }
                """)
        app["Links.swift"] = Self.links
        #expect(try app.graph().routes.filter { $0.destination.kind == .external }.map(\.opens) == [addresses])
    }

    private static let links = """
        import UIKit

        var supportPage = "https://shop.example/support"
        var currentHost = "https://shop.example"
        func beginTrial() { currentHost = "https://beta.example" }

        struct Item: Codable { let url: URL; let name: String }

        enum Network {
            case facebook, x
            var url: URL {
                switch self {
                case .facebook: return URL(string: "https://facebook.example/shop")!
                case .x: return URL(string: "https://x.example/shop")!
                }
            }
        }

        final class Links {
            static let shared = Links()
            static let base = "https://shop.example"
            static let terms = "https://shop.example/terms"
            static var privacy: URL { URL(string: "https://shop.example/privacy")! }
            let host = URL(string: "https://shop.example/")!
            func page(_ path: String) -> URL { host.appendingPathComponent(path) }
        }
        """

    /// What `First` opens, by the method that opens it.
    private func opened(_ code: String) throws -> [String: [String]] {
        var app = InlineApp(
            ["First"],
            start: """
                    func open() {
                        navigationController?.pushViewController(FirstWireframe().viewController, animated: true)
                    }
                """)
        app["Pages.swift"] = "import UIKit\nimport SafariServices\n\n" + code
        let routes = try app.graph().routes.filter { $0.source == "First" && !$0.opens.isEmpty }
        return Dictionary(routes.map { ($0.method ?? "", $0.opens) }, uniquingKeysWith: +)
    }

    @Test func whatAnObjectShowsIsWhatItWasMadeWithOnTheWay() throws {
        #expect(
            try opened(
                """
                final class ModalMove {
                    private let target: UIViewController
                    private let parent: UIViewController
                    init(target: UIViewController, parent: UIViewController) {
                        self.target = target
                        self.parent = parent
                    }
                    func move() { parent.present(target, animated: true) }
                }

                protocol PageOpening: UIViewController { }
                extension PageOpening {
                    func showPage(_ url: URL) {
                        let page = SFSafariViewController(url: url)
                        ModalMove(target: page, parent: self).move()
                    }
                }

                extension FirstViewController: PageOpening {
                    @IBAction func terms() { showPage(URL(string: "https://shop.example/terms")!) }
                    @IBAction func privacy() { showPage(URL(string: "https://shop.example/privacy")!) }
                }
                """) == ["terms()": ["https://shop.example/terms"], "privacy()": ["https://shop.example/privacy"]])
    }

    @Test func anAddressThatAnotherCaseMakesIsNotOpened() throws {
        #expect(
            try opened(
                """
                enum Address { case page(URL), phone(String), settings }

                extension UIViewController {
                    func go(to address: Address) {
                        var found: URL?
                        switch address {
                        case .page(let url): found = url
                        case .phone(let number): found = URL(string: "tel:\\(number)")
                        case .settings: found = URL(string: UIApplication.openSettingsURLString)
                        }
                        leave(for: found)
                    }

                    private func leave(for url: URL?) {
                        guard let url else { return }
                        UIApplication.shared.open(url)
                    }
                }

                extension FirstViewController {
                    @IBAction func terms() { go(to: .page(URL(string: "https://shop.example/terms")!)) }
                    @IBAction func call() { go(to: .phone("12")) }
                }
                """) == ["terms()": ["https://shop.example/terms"], "call()": ["tel:12"]])
    }

    @Test func eachCallerOfAHelperOpensWhatItHandsOver() throws {
        var app = InlineApp(
            ["First", "Second"],
            start: """
                    func open() {
                        navigationController?.pushViewController(FirstWireframe().viewController, animated: true)
                        navigationController?.pushViewController(SecondWireframe().viewController, animated: true)
                    }
                """)
        app["Pages.swift"] = """
            import UIKit
            import SafariServices

            struct Legal { let terms: URL; let privacy: URL }

            protocol PagePresenting { }
            extension PagePresenting {
                func showPage(_ url: URL, from view: UIViewController) {
                    view.present(PageFactory.make(for: url), animated: true)
                }
            }

            enum PageFactory {
                static func make(for url: URL) -> UIViewController {
                    let page = SFSafariViewController(url: url)
                    page.modalPresentationStyle = .automatic
                    return page
                }
            }

            extension FirstViewController: PagePresenting {
                @IBAction func terms() { showPage(URL(string: "https://shop.example/terms")!, from: self) }
            }

            final class Opener {
                private let legal: Legal
                init(legal: Legal) { self.legal = legal }
                func openPrivacy(from view: SecondViewController) { view.showPage(legal.privacy, from: view) }
            }

            extension SecondViewController: PagePresenting {
                var opener: Opener {
                    Opener(
                        legal: Legal(
                            terms: URL(string: "https://shop.example/terms")!,
                            privacy: URL(string: "https://shop.example/privacy")!))
                }
                @IBAction func privacy() { opener.openPrivacy(from: self) }
            }
            """
        let pages = try app.graph().routes.filter { $0.destination.name == "SFSafariViewController" }
        #expect(
            pages.map { [$0.source] + $0.opens } == [
                ["First", "https://shop.example/terms"], ["Second", "https://shop.example/privacy"],
            ])
    }

    @Test func whatAnEnumCarriesToARouterIsOpened() throws {
        var app = InlineApp(
            [],
            start: """
                    let router = PageRouter()
                    func terms() { router.go(to: .page(URL(string: "https://shop.example/terms")!)) }
                """)
        app["PageRouter.swift"] = """
            import UIKit

            enum Way { case page(URL), settings }

            final class PageRouter {
                func go(to way: Way) {
                    switch way {
                    case .page(let url): UIApplication.shared.open(url)
                    case .settings: UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
                    }
                }
            }
            """
        let out = try app.graph().routes.filter { $0.destination.kind == .external }
        #expect(out.map(\.opens) == [["https://shop.example/terms"]])
    }

    @Test func linksOfSwiftUIAndItsEnvironmentOpenAddresses() throws {
        let app = """
            import SwiftUI

            @main
            struct ShopApp: App { var body: some Scene { WindowGroup { HelpView() } } }

            struct HelpView: View {
                @Environment(\\.openURL) var openURL
                var body: some View {
                    VStack {
                        Link("Terms", destination: URL(string: "https://shop.example/terms")!)
                        Button("Call") { openURL(URL(string: "tel:112")!) }
                    }
                }
            }
            """
        let out = try GraphOfSources.graph(["HelpView.swift": app]).routes.filter { $0.destination.kind == .external }
        #expect(Set(out.map(\.opens)) == [["https://shop.example/terms"], ["tel:112"]])
    }
}
