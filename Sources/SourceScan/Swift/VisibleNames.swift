import Facts

/// The locals and local functions that are visible where the walk is, found by name.
///
/// One stack for all scopes; each name knows its innermost entry, so that looking up does not depend on how many names
/// there are.
struct VisibleNames {
    enum Entry {
        case local(LocalID)
        case function(FunctionID)
    }

    /// What was visible before a function or a type that sees nothing of what surrounds it.
    struct Outside {
        fileprivate let floor: Int
        fileprivate let levels: Int
    }

    private var entries: [(name: NameID, entry: Entry, hidden: Int32)] = []
    /// By name: one more than the index of the innermost entry, or zero.
    private var innermost: [Int32] = []
    /// Where the scopes begin.
    private var starts: [Int] = []
    /// Entries and scopes below these do not count.
    private var floor = 0
    private var levels = 0

    /// Whether there is no scope to declare anything in.
    var isEmpty: Bool { starts.count == levels }

    mutating func open() {
        starts.append(entries.count)
    }

    mutating func close() {
        guard let start = starts.popLast() else { return }
        while entries.count > start, let last = entries.popLast() {
            innermost[Int(last.name.index)] = last.hidden
        }
    }

    /// In the innermost scope; there must be one.
    mutating func declare(_ name: NameID, _ entry: Entry) {
        let index = Int(name.index)
        if index >= innermost.count {
            innermost.append(contentsOf: repeatElement(0, count: max(64, index + 1 - innermost.count, innermost.count)))
        }
        entries.append((name, entry, innermost[index]))
        innermost[index] = Int32(truncatingIfNeeded: entries.count)
    }

    func lookUp(_ name: NameID) -> Entry? {
        let index = Int(name.index)
        guard index < innermost.count else { return nil }
        let entry = Int(innermost[index]) - 1
        return entry >= floor ? entries[entry].entry : nil
    }

    /// Whether a name is declared in the innermost scope.
    func isInnermost(_ name: NameID) -> Bool {
        let index = Int(name.index)
        guard index < innermost.count, let start = starts.last else { return false }
        return Int(innermost[index]) > start
    }

    /// How many names are visible: what is declared from here on has at least this place.
    var count: Int { entries.count }

    /// The place of the innermost entry of a name; nil where none is visible.
    func place(of name: NameID) -> Int? {
        let index = Int(name.index)
        guard index < innermost.count else { return nil }
        let place = Int(innermost[index]) - 1
        return place >= floor ? place : nil
    }

    /// Puts another entry in the place of a name's innermost one, in the scope of that.
    mutating func replace(_ name: NameID, _ entry: Entry) {
        if let place = place(of: name) { entries[place].entry = entry }
    }

    /// Hides all that is visible.
    mutating func hideAll() -> Outside {
        let outside = Outside(floor: floor, levels: levels)
        floor = entries.count
        levels = starts.count
        return outside
    }

    /// Shows what was hidden; every scope that was opened since is closed.
    mutating func show(_ outside: Outside) {
        floor = outside.floor
        levels = outside.levels
    }
}
