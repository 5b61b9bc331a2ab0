/// A small app that tests write into repositories, one change at a time.
struct MuseumApp: Sendable {
    /// A way out of a module.
    struct Exit: Sendable {
        var method: String
        var target: String?
        var transition = "push"
        var arguments = ""
        var condition: String?
        var inNavigation = false
        var isTriggered = true
    }

    struct Part: Sendable {
        var name: String
        var folder: String
        var exits: [Exit] = []
        /// The parameters of the factory, as written.
        var parameters = ""
        var viewReference = "weak var"
        /// Further code in the module's file.
        var extra = ""
        /// What stands for the function that the wireframe pushes with.
        var helper = "open"
    }

    var parts: [Part]
    /// Hosts of links that the app opens, and the modules that these show.
    var links: [(host: String, target: String)] = []
    /// Files beside the modules.
    var others: [String: String] = [:]
    /// What happens to the texts in the end.
    var rewriting: @Sendable (String) -> String = { $0 }

    subscript(name: String) -> Part {
        get { parts.first { $0.name == name } ?? Part(name: name, folder: "") }
        set { parts = parts.map { $0.name == name ? newValue : $0 } }
    }

    static let usual = MuseumApp(parts: [
        Part(
            name: "Hall", folder: "Visit",
            exits: [
                Exit(method: "showExhibit", target: "Exhibit"),
                Exit(method: "showTickets", target: "Tickets", transition: "present"),
                Exit(method: "showMap", target: "FloorMap"),
                Exit(method: "showNothing", target: nil, isTriggered: false),
            ]),
        Part(
            name: "Exhibit", folder: "Visit",
            exits: [
                Exit(method: "showPhoto", target: "Photo", arguments: "number: 7"),
                Exit(method: "showPlace", target: "FloorMap", condition: "isOnDisplay"),
            ]),
        Part(name: "Photo", folder: "Visit", parameters: "number: Int"),
        Part(name: "FloorMap", folder: "Visit"),
        Part(name: "Tickets", folder: "Shop", exits: [Exit(method: "showPayment", target: "Payment")]),
        Part(name: "Payment", folder: "Shop"),
    ])

    /// The files of the app by their paths.
    var files: [String: String] {
        var files = others
        for part in parts { files["App/\(part.folder)/\(part.name)/\(part.name).swift"] = text(of: part) }
        files["App/AppDelegate.swift"] = delegate
        return files.mapValues(rewriting)
    }

    private var delegate: String {
        let cases = links.map { link in
            """
                    if url.host == "\(link.host)" {
                        window?.rootViewController?.present(\(link.target)Module.make(), animated: true)
                        return true
                    }

            """
        }.joined()
        let handler =
            links.isEmpty
            ? ""
            : """

                func application(
                    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                ) -> Bool {
            \(cases)        return false
                }

            """
        return """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = UINavigationController(rootViewController: HallModule.make())
                    return true
                }
            \(handler)}

            """
    }

    private func text(of part: Part) -> String {
        let name = part.name
        let methods = part.exits.map { "    func \($0.method)(from view: UIViewController?)" }
        let bodies = zip(methods, part.exits).map { "\($0) {\n\(Self.body(of: $1, part))    }\n" }
        let calls = part.exits.filter(\.isTriggered).map { exit in
            "    @objc func didTap\(exit.method.dropFirst(4))() {\n        wireframe?.\(exit.method)(from: view)\n    }\n"
        }
        let taps = part.exits.filter(\.isTriggered).map { exit in
            """
                @IBAction func tap\(exit.method.dropFirst(4))(_ sender: UIButton) {
                    presenter?.didTap\(exit.method.dropFirst(4))()
                }

            """
        }
        return """
            import UIKit

            enum \(name)Module {
                static func make(\(part.parameters)) -> UIViewController {
                    let view = \(name)ViewController()
                    let presenter = \(name)Presenter()
                    presenter.view = view
                    presenter.wireframe = \(name)Wireframe()
                    view.presenter = presenter
                    return view
                }
            }

            protocol \(name)WireframeProtocol: AnyObject {
            \(methods.joined(separator: "\n"))
            }

            final class \(name)Wireframe: \(name)WireframeProtocol {
            \(bodies.joined(separator: "\n"))\(Self.helper(of: part))}

            final class \(name)Presenter {
                \(part.viewReference) view: \(name)ViewController?
                var wireframe: \(name)WireframeProtocol?
                private var isOnDisplay = true

            \(calls.joined(separator: "\n"))}

            final class \(name)ViewController: UIViewController {
                var presenter: \(name)Presenter?

            \(taps.joined(separator: "\n"))}
            \(part.extra)
            """
    }

    private static func helper(of part: Part) -> String {
        guard part.exits.contains(where: { $0.target != nil && $0.transition == "push" }) else { return "" }
        return """


                private func \(part.helper)(_ screen: UIViewController, from view: UIViewController?) {
                    view?.navigationController?.pushViewController(screen, animated: true)
                }

            """
    }

    private static func body(of exit: Exit, _ part: Part) -> String {
        guard let target = exit.target else { return "" }
        var screen = "\(target)Module.make(\(exit.arguments))"
        if exit.inNavigation { screen = "UINavigationController(rootViewController: \(screen))" }
        let call =
            exit.transition == "push"
            ? "\(part.helper)(\(screen), from: view)" : "view?.present(\(screen), animated: true)"
        guard let condition = exit.condition else { return "        \(call)\n" }
        return "        if \(condition) {\n            \(call)\n        }\n"
    }
}
