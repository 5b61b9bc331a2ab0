/// Keeps each of many equal elements once and numbers them from 0, in the order in which they first came.
///
/// A hash table of positions: a dictionary would keep every element a second time, and hash all anew when it grows.
struct InternTable<Element: Hashable> {
    private var elements: [Element] = []
    /// The count is a power of two, and at most half are taken.
    private var slots = Array(repeating: Slot.free, count: 1024)

    /// Where an element lies, beside its hash: most that are another one's are told apart without a look at them.
    private struct Slot {
        /// In `elements`; -1 where nothing is.
        var position: Int32
        var hash: UInt32

        static var free: Slot { Slot(position: -1, hash: 0) }
    }

    var count: Int { elements.count }

    subscript(index: Int32) -> Element { elements[Int(index)] }

    /// All elements, in the order of their numbers.
    var all: [Element] { elements }

    mutating func index(of element: Element) -> Int32 {
        index(of: element, hash: UInt32(truncatingIfNeeded: element.hashValue))
    }

    /// - Parameter hash: the same for equal elements; all elements of a table are hashed in one way.
    mutating func index(of element: Element, hash: UInt32) -> Int32 {
        let slot = slot(of: element, hash)
        if slots[slot].position >= 0 { return slots[slot].position }
        let position = Int32(elements.count)
        elements.append(element)
        slots[slot] = Slot(position: position, hash: hash)
        if elements.count * 2 > slots.count { grow() }
        return position
    }

    /// The number of an element that is there already.
    ///
    /// - Parameter hash: as for `index(of:hash:)`.
    func known(_ element: Element, hash: UInt32) -> Int32? {
        let position = slots[slot(of: element, hash)].position
        return position < 0 ? nil : position
    }

    /// The slot of an element; the free one that would take it where it is not there.
    private func slot(of element: Element, _ hash: UInt32) -> Int {
        var index = Int(hash) & (slots.count - 1)
        while slots[index].position >= 0 {
            if slots[index].hash == hash, elements[Int(slots[index].position)] == element { return index }
            index = (index + 1) & (slots.count - 1)
        }
        return index
    }

    private mutating func grow() {
        let taken = slots
        slots = Array(repeating: .free, count: taken.count * 2)
        for slot in taken where slot.position >= 0 {
            var index = Int(slot.hash) & (slots.count - 1)
            while slots[index].position >= 0 { index = (index + 1) & (slots.count - 1) }
            slots[index] = slot
        }
    }
}
