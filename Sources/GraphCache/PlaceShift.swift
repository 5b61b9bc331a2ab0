import Facts

/// Where the places of a file went when it was edited without saying anything else: comments came or went, lines were
/// broken or indented otherwise.
struct PlaceShift: Sendable {
    private var lines: [Int: Int] = [:]
    private var places: [SwiftFacts.Place: SwiftFacts.Place] = [:]

    /// Nil where the order of the places changed, or what stood in one place stands in two: then what is sorted or told
    /// apart by places may come out otherwise.
    ///
    /// - Parameters:
    ///   - old: the places before; column 0 for a line alone.
    ///   - new: the same places after, in the same order.
    init?(from old: [SwiftFacts.Place], to new: [SwiftFacts.Place]) {
        guard old.count == new.count else { return nil }
        for (one, other) in zip(old, new) {
            guard (one.column == 0) == (other.column == 0),
                places.updateValue(other, forKey: one) ?? other == other,
                lines.updateValue(Int(other.line), forKey: Int(one.line)) ?? Int(other.line) == Int(other.line)
            else { return nil }
        }
        guard Self.ascends(lines.sorted { $0.key < $1.key }.map(\.value)) else { return nil }
        let columns = places.sorted { ($0.key.line, $0.key.column) < ($1.key.line, $1.key.column) }
        for (one, other) in zip(columns, columns.dropFirst()) where one.value.line == other.value.line {
            guard one.value.column < other.value.column else { return nil }
        }
    }

    /// The line that a line became; nil for one where nothing is. Line 0 stands for the whole file.
    func line(_ line: Int) -> Int? { line == 0 ? 0 : lines[line] }

    /// The column that a column of a line became.
    func column(_ column: Int, of line: Int) -> Int? {
        column == 0 ? 0 : places[SwiftFacts.Place(line: line, column: column)].map { Int($0.column) }
    }

    private static func ascends(_ values: [Int]) -> Bool {
        zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
    }
}
