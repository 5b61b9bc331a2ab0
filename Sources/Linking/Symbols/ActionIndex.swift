/// What bodies do, by a name: all calls of a name, all assignments to one.
///
/// The actions lie in one array, grouped by name, in source order within each.
struct ActionIndex {
    private let actions: [ActionRef]
    /// Where the group of each identifier begins; one more than there are identifiers.
    private let starts: [Int32]

    /// - Parameter entries: in source order.
    init(_ entries: [(name: Identifier, action: ActionRef)] = []) {
        var starts = [Int32](repeating: 0, count: Int(entries.map(\.name.number).max() ?? -1) + 2)
        for entry in entries { starts[Int(entry.name.number) + 1] += 1 }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        var next = starts
        var actions = [ActionRef](repeating: ActionRef(file: -1, action: -1), count: entries.count)
        for entry in entries {
            let position = Int(next[Int(entry.name.number)])
            actions[position] = entry.action
            next[Int(entry.name.number)] += 1
        }
        self.actions = actions
        self.starts = starts
    }

    /// The actions of a name; none for names that no action has.
    subscript(name: Identifier) -> ArraySlice<ActionRef> {
        let index = Int(name.number)
        guard index + 1 < starts.count else { return [] }
        return actions[Int(starts[index])..<Int(starts[index + 1])]
    }

    /// The actions of a name in one file.
    subscript(name: Identifier, file file: Int32) -> ArraySlice<ActionRef> {
        let all = self[name]
        let first = all.beginning { $0.file >= file }
        return all[first..<all[first...].beginning { $0.file > file }]
    }

    /// The names that any action has.
    var names: [Identifier] {
        starts.indices.dropLast().filter { starts[$0] < starts[$0 + 1] }.map { Identifier(number: Int32($0)) }
    }
}

extension RandomAccessCollection where Index == Int {
    /// Where the elements begin that a condition holds for, which holds for all elements after the first such one.
    fileprivate func beginning(where isBehind: (Element) -> Bool) -> Index {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
