import NavigationGraph

/// What tells one module from another apart from its name: what it declares, takes, gives and is connected with, with the
/// name itself cut out, as are those of others that have no partner, so that a module which was renamed keeps most of its traits.
struct ModuleTraits {
    private(set) var traits: [Module.ID: Set<String>] = [:]

    /// - Parameters:
    ///   - known: what modules that have their partner already are called on both sides.
    ///   - words: what only this side's names of renamed modules have.
    init(_ graph: NavigationGraph, known: [Module.ID: String], words: Set<String>) {
        let open = OpenNames(graph.modules.filter { known[$0.id] == nil }.map(\.name), words: words)
        for module in graph.modules {
            traits[module.id] = Self.own(module, known[module.id] == nil ? open : OpenNames([module.name]))
        }
        for route in graph.routes {
            guard let target = route.target else { continue }
            // A neighbour without a partner says nothing by its name.
            let (source, end) = (known[route.source] ?? "*", known[target] ?? "*")
            if known[target] == nil { traits[target]?.insert("from \(source) \(route.transition.rawValue)") }
            if known[route.source] == nil { traits[route.source]?.insert("to \(end) \(route.transition.rawValue)") }
        }
    }

    /// Whether a trait is about the names of types and files, which mostly go with the module's.
    static func namesModule(_ trait: String) -> Bool {
        ["type ", "file ", "folder "].contains { trait.hasPrefix($0) }
    }

    private static func own(_ module: Module, _ names: OpenNames) -> Set<String> {
        var traits: Set<String> = ["kind \(module.kind.rawValue)"]
        let anonymous = names.hidden
        for component in module.components {
            // A type that keeps its whole name says more than one that only keeps its ending.
            traits.insert("type \(component.type)")
            traits.insert("role \(component.role.rawValue) \(anonymous(component.type))")
            traits.insert("folder \(folder(of: component.file))")
            traits.insert("file \(component.file)")
        }
        for interface in module.interfaces {
            for member in interface.members {
                traits.insert(
                    "member \(interface.to.rawValue) \(anonymous(member.name)) \(anonymous(member.signature))")
            }
        }
        for option in module.options {
            traits.insert(
                "option \(anonymous(option.name)) "
                    + option.parameters.map { anonymous($0.type) }.joined(separator: " "))
        }
        for input in module.inputs { traits.insert("input \(anonymous(input.name)) \(anonymous(input.type))") }
        for output in module.outputs { traits.insert("output \(anonymous(output.name)) \(anonymous(output.type))") }
        for service in module.services { traits.insert("service \(anonymous(service.type))") }
        for entity in module.entities { traits.insert("entity \(anonymous(entity.type))") }
        if let storyboard = module.storyboard {
            traits.insert("scene \(storyboard.file) \(storyboard.identifier ?? "")")
        }
        return traits
    }

    private static func folder(of file: String) -> Substring {
        file.lastIndex(of: "/").map { file[..<$0] } ?? ""
    }
}
