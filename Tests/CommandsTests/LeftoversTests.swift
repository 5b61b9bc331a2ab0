import Testing
import Threads

@testable import Commands

@Suite("Leftovers of linking")
struct LeftoversTests {
    @Test("Those of a small app may be kept; those of a large one are given back before pages are made")
    func bySize() {
        #expect(GraphMaker.leftovers(.kept, ofSize: GraphMaker.mostKept) == .kept)
        #expect(GraphMaker.leftovers(.kept, ofSize: GraphMaker.mostKept + 1) == .givenBack)
        #expect(GraphMaker.leftovers(.freed, ofSize: GraphMaker.mostKept + 1) == .freed)
    }
}
