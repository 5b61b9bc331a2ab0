/// What lies in the files by a name, in one array, grouped by name, in source order within each.
struct NameIndex<Element: Sendable>: Sendable {
    private let elements: [Element]
    /// Where the group of each identifier begins; one more than there are identifiers.
    private let starts: [Int32]

    /// - Parameter entries: in source order.
    init(_ entries: [(name: Identifier, element: Element)] = []) {
        var starts = [Int32](repeating: 0, count: Int(entries.reduce(-1) { max($0, $1.name.number) }) + 2)
        for entry in entries { starts[Int(entry.name.number) + 1] += 1 }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        var next = starts
        self.starts = starts
        // Without room it would write the count of the one empty array that all threads share.
        guard !entries.isEmpty else {
            elements = []
            return
        }
        elements = Array(unsafeUninitializedCapacity: entries.count) { buffer, count in
            for entry in entries {
                let position = Int(next[Int(entry.name.number)])
                buffer.initializeElement(at: position, to: entry.element)
                next[Int(entry.name.number)] += 1
            }
            count = entries.count
        }
    }

    /// What has a name; nothing for names that nothing has.
    subscript(name: Identifier) -> ArraySlice<Element> {
        let index = Int(name.number)
        guard index + 1 < starts.count else { return [] }
        return elements[Int(starts[index])..<Int(starts[index + 1])]
    }

    /// Whether anything has a name.
    func contains(_ name: Identifier) -> Bool {
        let index = Int(name.number)
        return index + 1 < starts.count && starts[index] < starts[index + 1]
    }

    /// The names that anything has.
    var names: [Identifier] {
        starts.indices.dropLast().filter { starts[$0] < starts[$0 + 1] }.map { Identifier(number: Int32($0)) }
    }
}

/// What bodies do, by a name: all calls of a name, all assignments to one.
typealias ActionIndex = NameIndex<ActionRef>

extension NameIndex<ActionRef> {
    /// The actions of a name in one file.
    subscript(name: Identifier, file file: Int32) -> ArraySlice<ActionRef> {
        let all = self[name]
        let first = all.beginning { $0.file >= file }
        return all[first..<all[first...].beginning { $0.file > file }]
    }
}

extension NameIndex<Int32> {
    /// Whether a name has a number, of a file or a type; the numbers of each name are in order.
    func contains(_ name: Identifier, _ number: Int32) -> Bool {
        let all = self[name]
        let first = all.beginning { $0 >= number }
        return first < all.endIndex && all[first] == number
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
