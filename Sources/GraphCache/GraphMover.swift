import Diagnostics
import NavigationGraph

/// Moves every place of a graph that lies in a file whose lines moved.
struct GraphMover {
    /// By the file's path.
    let shifts: [String: PlaceShift]
    /// Whether every place was found again.
    private(set) var isWhole = true

    init(_ shifts: [String: PlaceShift]) { self.shifts = shifts }

    mutating func move(_ graph: inout NavigationGraph) {
        each(&graph.modules) { mover, module in mover.move(&module) }
        each(&graph.entryPoints) { mover, point in mover.move(&point.line, point.file) }
        each(&graph.routes) { mover, route in
            mover.each(&route.evidence) { $0.move(&$1.line, $1.file) }
            mover.each(&route.triggers) { mover, chain in mover.each(&chain) { $0.move(&$1.line, $1.file) } }
        }
        each(&graph.suppressions) { mover, suppression in
            mover.move(&suppression.line, suppression.file)
            mover.move(&suppression.through, suppression.file)
        }
        each(&graph.storyboardFaults) { $0.move(&$1.line, $1.file) }
        each(&graph.unresolved) { $0.move(&$1.line, &$1.column, $1.file) }
        each(&graph.navigationCalls) { $0.move(&$1.line, &$1.column, $1.file) }
    }

    mutating func move(_ diagnostics: inout [Diagnostic]) {
        each(&diagnostics) { mover, diagnostic in
            guard var place = diagnostic.place else { return }
            mover.move(&place.line, &place.column, place.file)
            diagnostic.place = place
        }
    }

    private mutating func move(_ module: inout Module) {
        each(&module.components) { $0.move(&$1.line, $1.file) }
        each(&module.interfaces) { mover, interface in
            mover.move(&interface.line, interface.file)
            mover.each(&interface.members) { $0.move(&$1.line, $1.file) }
        }
        each(&module.options) { $0.move(&$1.line, $1.file) }
        each(&module.references) { $0.move(&$1.line, $1.file) }
        each(&module.uses) { $0.move(&$1.line, $1.file) }
        each(&module.inputs) { $0.move(&$1.line, $1.file) }
        each(&module.outputs) { $0.move(&$1.line, $1.file) }
        each(&module.services) { $0.move(&$1.line, $1.file) }
        each(&module.entities) { $0.move(&$1.line, $1.file) }
        each(&module.mentions) { $0.move(&$1.line, $1.file) }
        each(&module.foreignUses) { $0.move(&$1.line, $1.file) }
    }

    private mutating func move(_ line: inout Int, _ file: String) {
        var column = 0
        move(&line, &column, file)
    }

    private mutating func move(_ line: inout Int, _ column: inout Int, _ file: String) {
        guard let shift = shifts[file] else { return }
        guard let newLine = shift.line(line), let newColumn = shift.column(column, of: line) else {
            isWhole = false
            return
        }
        (line, column) = (newLine, newColumn)
    }

    private mutating func each<Element>(
        _ elements: inout [Element], _ change: (inout GraphMover, inout Element) -> Void
    ) {
        for index in elements.indices { change(&self, &elements[index]) }
    }
}
