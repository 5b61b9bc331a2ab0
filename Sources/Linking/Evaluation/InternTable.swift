/// Keeps each of many equal elements once and numbers them from 0, in the order in which they first came.
///
/// A hash table of positions: a dictionary would keep every element a second time, and hash all anew when it grows.
struct InternTable<Element: Hashable> {
    private var elements: [Element] = []
    private var hashes: [Int] = []
    /// Positions in `elements`, -1 where nothing is; the count is a power of two, and at most half are taken.
    private var slots: [Int32] = Array(repeating: -1, count: 1024)

    var count: Int { elements.count }

    subscript(index: Int32) -> Element { elements[Int(index)] }

    /// All elements, in the order of their numbers.
    var all: [Element] { elements }

    mutating func index(of element: Element) -> Int32 { index(of: element, hash: element.hashValue) }

    /// - Parameter hash: the same for equal elements; all elements of a table are hashed in one way.
    mutating func index(of element: Element, hash: Int) -> Int32 {
        var slot = hash & (slots.count - 1)
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            if hashes[index] == hash, elements[index] == element { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        let index = Int32(elements.count)
        elements.append(element)
        hashes.append(hash)
        slots[slot] = index
        if elements.count * 2 > slots.count { grow() }
        return index
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for (index, hash) in hashes.enumerated() {
            var slot = hash & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index)
        }
    }
}
