import Markdown
import NavigationGraph

/// What a link to a module says of it.
struct ModuleName: Sendable {
    let id: Module.ID
    let name: String

    init(_ module: Module) { (id, name) = (module.id, module.name) }

    var label: String { Label.of(name) }

    /// The part of its id that tells it apart from others of its name; empty where there is no other.
    private var front: Substring { id.hasSuffix("/" + name) ? id.dropLast(name.count + 1) : "" }

    /// The name, with what tells it apart.
    func write(_ html: inout HTMLWriter) {
        html.name(label)
        guard !front.isEmpty else { return }
        html.text(" ")
        html.element("small", name: String(front))
    }
}

/// A group as the navigation shows it.
struct NavigationGroup: Sendable {
    let path: String
    let label: String
    /// The label within the group around it: *Detail* of *Accounts/Detail* below *Accounts*.
    let innerLabel: String
    /// Sorted by name.
    let modules: [ModuleName]
    /// In how many other groups it lies, without those around most of the app.
    let depth: Int

    private init(_ group: ModuleGroup, in others: [ModuleGroup]) {
        (path, label, modules) = (group.path, group.label, group.modules.map(ModuleName.init))
        depth = others.count
        // The nearest one has the longest path.
        let around = others.max { $0.path.utf8.count < $1.path.utf8.count }.map { $0.label + "/" } ?? ""
        innerLabel = !around.isEmpty && label.hasPrefix(around) ? String(label.dropFirst(around.count)) : label
    }

    static func all(of groups: [ModuleGroup]) -> [NavigationGroup] {
        let isWithin = { (group: ModuleGroup, other: ModuleGroup) in
            group.path == other.path || group.path.hasPrefix(other.path + "/")
        }
        let half = groups.reduce(0) { $0 + $1.modules.count } / 2
        let telling = groups.filter { other in
            !other.path.isEmpty
                && groups.reduce(0) { $0 + (isWithin($1, other) ? $1.modules.count : 0) } <= half
        }
        return groups.map { group in
            NavigationGroup(group, in: telling.filter { $0.path != group.path && isWithin(group, $0) })
        }
    }
}
