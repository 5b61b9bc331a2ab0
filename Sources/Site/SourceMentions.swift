import Diagnostics
import NavigationGraph

/// Every place in the sources that some page mentions.
struct SourceMentions {
    /// What is said of one file.
    struct File {
        /// The lines that are mentioned, as often as they are; 0 for the file as a whole.
        fileprivate(set) var lines: [Int] = []
        /// The modules whose page mentions it, some of them several times.
        fileprivate(set) var modules: [Module.ID] = []

        fileprivate mutating func add(_ line: Int, by module: Module.ID?) {
            lines.append(line)
            // One page mentions a file many times in a row.
            if let module, modules.last != module { modules.append(module) }
        }
    }

    /// By path.
    private(set) var files: [String: File] = [:]

    init(graph: NavigationGraph, diagnostics: [Diagnostic]) {
        for module in graph.modules { add(module) }
        for route in graph.routes { add(route) }
        for entry in graph.entryPoints { add(entry.file, entry.line) }
        for call in graph.unresolved { add(call.file, call.line) }
        for call in graph.calls(.outsideModules) { add(call.file, call.line) }
        for fault in graph.storyboardFaults { add(fault.file, fault.line) }
        for suppression in graph.suppressions { add(suppression.file, suppression.line) }
        for place in diagnostics.compactMap(\.place) { add(place.file, place.line) }
    }

    private mutating func add(_ file: String, _ line: Int, by module: Module.ID? = nil) {
        guard !file.isEmpty else { return }
        files[file, default: File()].add(line, by: module)
    }

    private mutating func add(_ module: Module) {
        for part in module.components { add(part.file, part.line, by: module.id) }
        for option in module.options { add(option.file, option.line, by: module.id) }
        for interface in module.interfaces {
            add(interface.file, interface.line, by: module.id)
            for member in interface.members { add(member.file, member.line, by: module.id) }
        }
        for reference in module.references { add(reference.file, reference.line, by: module.id) }
        for use in module.uses { add(use.file, use.line, by: module.id) }
        for input in module.inputs { add(input.file, input.line, by: module.id) }
        for output in module.outputs { add(output.file, output.line, by: module.id) }
        for dependency in module.services + module.entities { add(dependency.file, dependency.line, by: module.id) }
        if let scene = module.storyboard { add(scene.file, 0, by: module.id) }
    }

    private mutating func add(_ route: Route) {
        for step in route.evidence { add(step.file, step.line, by: route.source) }
        for step in route.triggers.joined() { add(step.file, step.line, by: route.source) }
    }
}
