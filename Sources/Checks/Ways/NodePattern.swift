import NavigationGraph

/// Nodes as a team's rule names them.
package struct NodePattern: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        /// Modules and entry points by id or name; `*` stands for any letters.
        case named(String)
        /// The modules of a group and of the groups in it.
        case group(String)
    }

    package var parts: [Part]

    package init(parts: [Part]) { self.parts = parts }

    func matches(_ module: Module) -> Bool {
        parts.contains { part in
            switch part {
            case .named(let pattern): Self.matches(module.id, pattern) || Self.matches(module.name, pattern)
            case .group(let pattern):
                Self.matches(module.group, pattern) || Self.matches(module.group, pattern + "/*")
            }
        }
    }

    /// The ids of all modules and entry points that are meant.
    func nodes(in graph: NavigationGraph) -> Set<String> {
        let entries = graph.entryPoints.map(\.id).filter { id in
            parts.contains { part in
                if case .named(let pattern) = part { Self.matches(id, pattern) } else { false }
            }
        }
        return Set(graph.modules.filter(matches).map(\.id) + entries)
    }

    /// The parts that mean nothing in the app, as they are written.
    func emptyParts(in graph: NavigationGraph) -> [String] {
        parts.filter { NodePattern(parts: [$0]).nodes(in: graph).isEmpty }.map { part in
            switch part {
            case .named(let pattern): pattern
            case .group(let pattern): "group \(pattern)"
            }
        }
    }

    /// Whether a text is what a pattern says, in which `*` stands for any letters.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        let (text, pattern) = (Array(text.unicodeScalars), Array(pattern.unicodeScalars))
        var (position, place) = (0, 0)
        var star: (place: Int, position: Int)?
        while position < text.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, position)
                place += 1
            } else if place < pattern.count, pattern[place] == text[position] {
                position += 1
                place += 1
            } else if let last = star {
                star = (last.place, last.position + 1)
                (place, position) = (last.place + 1, last.position + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
