import Diagnostics
import NavigationGraph

extension Rule {
    /// A component that is not called like its module, or not as its role is called elsewhere.
    static let outOfNaming = Rule(
        id: "out-of-naming", title: "Component out of naming",
        why:
            "A component that bears another name than its module, or another ending than its role has everywhere else, "
            + "is found by nobody who looks for it.",
        severity: .note
    ) { app in
        let modules = app.graph.modules.filter { $0.kind == .module }
        let customs = Role.named.compactMap { Custom($0, modules) }
        return modules.flatMap { module in
            module.components.compactMap { component -> Fault? in
                guard Role.named.contains(component.role), !app.isShared(component.type) else { return nil }
                let place = SourcePlace(file: component.file, line: component.line)
                if !component.type.lowercased().contains(module.name.lowercased()) {
                    return Fault(
                        node: module.id, subject: [component.type],
                        text: "the \(component.role.words) of \(module.id) is called \(component.type)",
                        advice: "call it after its module", place: place)
                }
                guard let custom = customs.first(where: { $0.role == component.role }),
                    !component.type.hasSuffix(custom.ending)
                else { return nil }
                return Fault(
                    node: module.id, subject: [component.type],
                    text: "the \(component.role.words) \(component.type) does not end in \(custom.ending), as "
                        + "\(custom.count) of \(custom.total) do",
                    advice: "call it as the others are", place: place)
            }
        }
        .uniqued()
    }
}

extension Role {
    fileprivate static let named: [Role] = [.view, .presenter, .interactor, .wireframe, .router]
}

/// The ending that nearly all types of a role have.
private struct Custom {
    let role: Role
    let ending: String
    let count: Int
    let total: Int

    private static let endings: [Role: [String]] = [
        .view: ["ViewController", "View", "Controller", "VC"], .presenter: ["Presenter"],
        .interactor: ["Interactor"], .wireframe: ["Wireframe", "WireFrame"], .router: ["Router", "Coordinator"],
    ]

    /// Nil where there is no custom: it takes eight types, and nine of ten that keep it.
    init?(_ role: Role, _ modules: [Module]) {
        let types = Set(modules.flatMap(\.components).filter { $0.role == role }.map(\.type))
        let known = Self.endings[role] ?? []
        let counts = Dictionary(grouping: types) { type in known.first { type.hasSuffix($0) } ?? "" }
        guard types.count >= 8, let most = counts.max(by: { $0.value.count < $1.value.count }), !most.key.isEmpty,
            most.value.count * 10 >= types.count * 9
        else { return nil }
        self.role = role
        ending = most.key
        count = most.value.count
        total = types.count
    }
}
