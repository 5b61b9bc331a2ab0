/// The elements of a storyboard or xib, in document order.
///
/// What only concerns looks (constraints, frames, colours) is left out.
struct InterfaceDocument {
    struct Element {
        var name: String
        var attributes: [String: String]
        /// The index of the element around it.
        var parent: Int?
        var line: Int
        var column: Int
        /// One more than the index of the last element inside.
        var end: Int
        /// The text inside, of elements that hold text.
        var text: String
    }

    var elements: [Element] = []

    /// The indices of what stands directly inside an element.
    func children(of index: Int) -> [Int] {
        var result: [Int] = []
        var next = index + 1
        while next < elements[index].end {
            result.append(next)
            next = elements[next].end
        }
        return result
    }

    /// The indices of everything inside an element, itself not among them.
    func descendants(of index: Int) -> Range<Int> {
        index + 1..<elements[index].end
    }
}
