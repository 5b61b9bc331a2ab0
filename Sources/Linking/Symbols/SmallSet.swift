/// A set that is a list while it is small, as nearly all are that linking makes: to look through a few elements takes less
/// than to hash one.
struct SmallSet<Element: Hashable> {
    private static var largestList: Int { 16 }

    private var few: [Element] = []
    private var many: Set<Element> = []

    /// - Returns: whether the element was not there.
    mutating func insert(_ element: Element) -> Bool {
        guard many.isEmpty else { return many.insert(element).inserted }
        guard !few.contains(element) else { return false }
        few.append(element)
        if few.count > Self.largestList { many = Set(few) }
        return true
    }
}
