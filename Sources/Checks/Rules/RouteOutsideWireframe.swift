import Diagnostics
import NavigationGraph

extension Rule {
    /// Navigation that does not go through the module's wireframe.
    static let routeOutsideWireframe = Rule(
        id: "route-outside-wireframe", title: "Route from outside the wireframe",
        why:
            "The module has a wireframe or router, and another component navigates by itself: the way is missing where "
            + "everyone looks for it. What a view holds as a part of itself, alerts, answers to the system's own "
            + "panels, and what a view does because the wireframe or router tells it to are none.",
        severity: .warning
    ) { app in
        app.graph.modules.filter { $0.kind == .module && $0.hasNavigator }.flatMap { module in
            (app.from[module.id] ?? []).compactMap { route -> Fault? in
                guard [.node, .back, .unresolved].contains(route.destination.kind),
                    ![.embed, .tab, .alert, .share, .segue].contains(route.transition),
                    !SystemPanel.isAnswer(route.method ?? ""),
                    // Where the navigator offers the way, it has the view show the screen, as the routers of RIBs do.
                    route.option == nil,
                    let place = route.place, !place.isInInterfaceFile, let owner = app.owner(ofCallAt: place),
                    let component = module.component(named: owner),
                    [.view, .presenter, .interactor].contains(component.role)
                else { return nil }
                let end = route.target ?? (route.destination.kind == .back ? "back" : "on")
                return Fault(
                    node: module.id, subject: [route.id],
                    text: "the \(component.role.words) \(component.type) of \(module.id) navigates by itself "
                        + "(\(route.transition.rawValue): \(end))",
                    advice: "let the \(module.navigatorWord) do it", place: place)
            }
        }
    }
}

extension SourcePlace {
    /// Whether it is a segue's, which UIKit fires on the view by design.
    fileprivate var isInInterfaceFile: Bool { file.hasSuffix(".storyboard") || file.hasSuffix(".xib") }
}

extension Module {
    fileprivate func component(named type: String) -> Component? {
        components.first { $0.type == type }
            ?? components.first { $0.type.split(separator: ".").last.map(String.init) == type }
    }

    fileprivate var navigatorWord: String {
        components.contains { $0.role == .wireframe } ? "wireframe" : "router"
    }
}

/// The panels of UIKit that call back when the user is done with them: who shows one also closes it.
private enum SystemPanel {
    private static let callbacks = [
        "imagePickerController", "mailComposeController", "messageComposeViewController", "documentPicker", "picker(",
        "contactPicker", "safariViewController", "productViewController", "documentCameraViewController",
        "qlPreviewController", "previewController", "colorPickerViewController", "fontPickerViewController",
    ]

    static func isAnswer(_ method: String) -> Bool { callbacks.contains { method.hasPrefix($0) } }
}
