import Facts

/// What Viperit makes of an app's modules, as the Swift that it stands for.
///
/// The library finds the parts of a module when the program runs, by names: for the case `settings` of an enum that
/// conforms to `ViperitModule` the classes `SettingsView`, `SettingsPresenter`, `SettingsInteractor`, `SettingsRouter` and
/// `SettingsDisplayData`; its documentation is the source. A view of SwiftUI is made by a closure that is handed the
/// presenter, alone or with the object for its environment.
struct ViperitModules {
    let types: DeclaredTypes

    /// Empty where no enum names modules.
    var source: String {
        let enums = types.enums.filter { conforms($0) }
        return enums.isEmpty ? "" : "import UIKit\nimport SwiftUI\n" + enums.map { extended($0) }.joined()
    }

    private func conforms(_ entry: DeclaredTypes.Entry) -> Bool {
        entry.declaration.inherited.contains { type in
            guard case .named(let name, _) = entry.file.types[Int(type.index)] else { return false }
            return entry.file.text(name) == "ViperitModule"
        }
    }

    private func extended(_ entry: DeclaredTypes.Entry) -> String {
        let modules = entry.declaration.cases.map { found in
            let name = entry.file.text(found.name)
            return (name: name, stem: stem(found.rawValue.map { entry.file.text($0) } ?? name))
        }
        let plain = modules.filter { isClass($0.stem + "View") }
        let hosted = modules.filter { !isClass($0.stem + "View") && types[$0.stem + "View"] != nil }
        return """

            extension \(entry.file.text(entry.declaration.name)) {
                func build<Content: View>(
                    bundle: Bundle = .main, deviceType: UIUserInterfaceIdiom? = nil,
                    setupUI: (PresenterProtocol) -> Content
                ) -> Module {
                    switch self {
            \(hosted.map { "        case .\($0.name): return build\($0.stem)(setupUI)\n" }.joined())
                    }
                }

                func build<Content: View, Object: ObservableObject>(
                    bundle: Bundle = .main, deviceType: UIUserInterfaceIdiom? = nil,
                    setupUI: (PresenterProtocol) -> (Content, Object)
                ) -> Module {
                    build(bundle: bundle, deviceType: deviceType, setupUI: { presenter in setupUI(presenter).0 })
                }

                func build(bundle: Bundle = .main, deviceType: UIUserInterfaceIdiom? = nil) -> Module {
                    switch self {
            \(plain.map { "        case .\($0.name): return build\($0.stem)()\n" }.joined())
                    }
                }
            \(plain.map { builder(of: $0.stem, "", view: "\($0.stem)View()") }.joined())
            \(hosted.map {
                builder(
                    of: $0.stem, "_ setupUI: (PresenterProtocol) -> any View",
                    view: "HostingUserInterface<\($0.stem)View>(rootView: setupUI(presenter))")
            }.joined())
            }
            """
    }

    /// The function that makes the parts of a module and connects those that the app declares.
    private func builder(of stem: String, _ parameter: String, view: String) -> String {
        func made(_ part: String, _ library: String) -> String {
            types[stem + part] == nil ? "\(library)()" : "\(stem)\(part)()"
        }
        return """

                private func build\(stem)(\(parameter)) -> Module {
                    let presenter = \(made("Presenter", "Presenter"))
                    let view = \(view)
                    let interactor = \(made("Interactor", "Interactor"))
                    let router = \(made("Router", "Router"))
                    view._presenter = presenter
                    interactor._presenter = presenter
                    presenter._view = view
                    presenter._interactor = interactor
                    presenter._router = router
                    router._presenter = presenter
                    return Module(
                        view: view, interactor: interactor, presenter: presenter, router: router, displayData: nil)
                }
            """
    }

    private func isClass(_ name: String) -> Bool { types[name]?.declaration.kind == .class }

    /// The library begins the names of classes with a capital, and takes the rest as it is.
    private func stem(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
