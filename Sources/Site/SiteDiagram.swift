/// A drawing as pages show it: an `svg` element, made when a page asks for it.
///
/// A page that is as it was needs no drawing, so that most drawings of a site that is made again are never made.
package struct SiteDiagram: Sendable {
    private enum Content: Sendable {
        case text([UInt8])
        case sketch(inputs: [[UInt8]]?, make: @Sendable () -> [UInt8])
    }

    private let content: Content

    /// A drawing that is there.
    package init(_ text: String) {
        content = .text(Array(text.utf8))
    }

    /// - Parameters:
    ///   - inputs: all that the drawing is made of: where they are the same, so are its bytes. Nil where that is not
    ///     known; then the bytes themselves tell.
    ///   - make: the same bytes each time that it is called, on any thread.
    package init(inputs: [[UInt8]]?, _ make: @escaping @Sendable () -> [UInt8]) {
        content = .sketch(inputs: inputs, make: make)
    }

    /// UTF-8.
    var bytes: [UInt8] {
        switch content {
        case .text(let bytes): bytes
        case .sketch(_, let make): make()
        }
    }

    /// Adds what tells the drawing from every other.
    func add(to draft: inout DigestDraft) {
        if case .sketch(let inputs?, _) = content {
            draft.add(true)
            draft.add(all: inputs) { $0.add($1) }
        } else {
            draft.add(false)
            draft.add(bytes)
        }
    }
}
