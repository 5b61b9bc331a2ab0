/// Finds the name that someone most likely meant.
package enum NearestName {
    /// The candidate that takes the fewest slips to reach from `name`, if that is at most a third of its letters.
    ///
    /// A slip is a letter too many, too few or wrong, or two that changed places. Case does not count. Among equals the
    /// first candidate wins.
    package static func of(_ name: String, in candidates: [String]) -> String? {
        let typed = Array(name.lowercased())
        guard typed.count <= 64 else { return nil }
        var best: (name: String, slips: Int)?
        for candidate in candidates {
            let wanted = Array(candidate.lowercased())
            let slips = slips(from: typed, to: wanted)
            if slips <= max(1, wanted.count / 3), slips < best?.slips ?? .max { best = (candidate, slips) }
        }
        return best?.name
    }

    /// The optimal string alignment distance.
    private static func slips(from typed: [Character], to wanted: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...wanted.count)
        for row in typed.indices {
            var current = [row + 1]
            for column in wanted.indices {
                let change = typed[row] == wanted[column] ? 0 : 1
                var least = min(last[column] + change, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, typed[row] == wanted[column - 1], typed[row - 1] == wanted[column] {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                current.append(least)
            }
            beforeLast = last
            last = current
        }
        return last[wanted.count]
    }
}
