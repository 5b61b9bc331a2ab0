/// Puts values one behind the other so that no two different rows of values give the same bytes.
struct DigestDraft {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ number: Int) {
        withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func add(_ isSo: Bool) { bytes.append(isSo ? 1 : 0) }

    mutating func add(_ data: some Collection<UInt8>) {
        add(data.count)
        bytes.append(contentsOf: data)
    }

    mutating func add(_ text: String) { add(text.utf8) }

    mutating func add(_ text: String?) {
        add(text != nil)
        if let text { add(text) }
    }

    mutating func add<Element>(all elements: some Collection<Element>, _ add: (inout DigestDraft, Element) -> Void) {
        self.add(elements.count)
        for element in elements { add(&self, element) }
    }
}
