import Testing
import Threads

@testable import Linking

/// What linking leaves is half of what a large app takes; who is handed it decides when that is given back.
struct LeftoversTests {
    private struct Left {
        weak var object: AnyObject?
    }

    @Test func nothingElseHoldsWhatLinkingLeaves() throws {
        let app = InlineApp(
            ["First"],
            start: """
                func open() { show("First") }

                    private func show(_ name: String) {
                        let board = UIStoryboard(name: name, bundle: nil)
                        let screen = board.instantiateViewController(withIdentifier: name)
                        navigationController?.pushViewController(screen, animated: true)
                    }
                """)
        let input = LinkInput(try app.scanned())
        let (count, held) = Meanwhile(stackSize: Linker.stackSize) { () -> (Int, [String]) in
            var leftovers: [AnyObject] = []
            _ = Linker.link(facts: input, options: LinkOptions(), leftovers: &leftovers)
            let left = leftovers.map { Left(object: $0) }
            leftovers = []
            return (left.count, left.compactMap { left in left.object.map { "\(type(of: $0))" } })
        }.made
        #expect(count > 1)
        #expect(held == [])
    }
}
