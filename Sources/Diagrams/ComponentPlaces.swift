import Graphviz

/// Where the components of a module stand in their diagram: in columns, each in its row.
///
/// Lengths are inches, and y goes up.
struct ComponentPlaces {
    struct Box: Equatable {
        /// The middle.
        var x: Double
        var y: Double
        /// An estimate of the room that the label takes.
        var width: Double

        var left: Double { x - width / 2 }
    }

    /// Between two columns: room for a label.
    private static let gap = 1.15
    private static let height = 0.55
    /// A line has to pass a box by this much to pass it.
    private static let distance = 0.05

    private(set) var boxes: [String: Box] = [:]
    /// What is used; on the right of everything else.
    private let data: Set<String>

    /// Something that has a place.
    struct Item {
        var id: String
        var width: Double
        /// The row, from the top.
        var row: Double
    }

    /// - Parameters:
    ///   - columns: from the left.
    ///   - data: the items of the last column, if that is what the others use: their boxes begin at one line, so that a
    ///     line from the left meets none but its own.
    init(_ columns: [[Item]], data: Set<String>) {
        self.data = data
        var edge = 0.0
        for column in columns {
            let width = column.map(\.width).max() ?? 0
            for item in column {
                let middle = data.contains(item.id) ? item.width / 2 : width / 2
                boxes[item.id] = Box(x: edge + middle, y: -item.row, width: item.width)
            }
            edge += width + Self.gap
        }
    }

    /// Whether a line leads from the left to what is used, and ends at the left side of its box.
    func leadsToData(_ tail: String, _ head: String) -> Bool { data.contains(head) && !data.contains(tail) }

    /// Whether a straight line between two boxes meets no other one.
    func isFree(from tail: String, to head: String) -> Bool {
        guard let start = boxes[tail], let end = boxes[head] else { return true }
        let endX = leadsToData(tail, head) ? end.left : end.x
        return boxes.allSatisfy { id, box in
            if id == tail || id == head || leadsToData(tail, head) && data.contains(id) { return true }
            let across = Self.span(start.x, endX, box.x, box.width / 2 + Self.distance)
            let down = Self.span(start.y, end.y, box.y, Self.height / 2 + Self.distance)
            guard let across, let down else { return true }
            return max(across.lowerBound, down.lowerBound) > min(across.upperBound, down.upperBound)
        }
    }

    /// Whether all edges can be straight lines.
    func areFree(_ edges: [Edge]) -> Bool { edges.allSatisfy { isFree(from: $0.tail, to: $0.head) } }

    /// Which part of a way from one number to another, from 0 to 1, is no further from a middle than so much; nil for
    /// none of it.
    private static func span(
        _ start: Double, _ end: Double, _ middle: Double, _ distance: Double
    ) -> ClosedRange<Double>? {
        let (low, high) = (middle - distance, middle + distance)
        guard abs(end - start) > 1e-9 else { return start >= low && start <= high ? 0...1 : nil }
        let (one, other) = ((low - start) / (end - start), (high - start) / (end - start))
        let (first, last) = (max(min(one, other), 0), min(max(one, other), 1))
        return first <= last ? first...last : nil
    }
}
