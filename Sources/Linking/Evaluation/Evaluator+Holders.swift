import Facts

/// Whose an object is that a property begins with: a base class makes one for each of its heirs, all in one place.
extension Evaluator {
    /// How many objects that hold one another are looked at.
    private static let maximumHolders = 4

    /// The class of the object whose property begins with an object, then that of the object which holds that one in the
    /// same way, and so on; empty for what a function makes.
    func holders(of creation: Creation) -> [Int] {
        var found: [Int] = []
        var frame = creation.frame
        while found.count < Self.maximumHolders, program.facts(store.function(of: frame)).kind == .initialValue,
            let this = store.this(of: frame), let symbol = type(of: this).symbol
        {
            found.append(symbol)
            guard case .object(let holder) = store[this] else { break }
            frame = holder.frame
        }
        return found
    }

    /// Whether what some objects hold may be what others do, as far as their classes tell; the ends of what is known of
    /// them need not be the same.
    func mayBe(_ holders: [Int], _ others: [Int]) -> Bool {
        zip(holders, others).allSatisfy { program.isKin($0, of: $1) }
    }
}
