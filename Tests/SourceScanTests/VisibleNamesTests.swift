import Facts
import Testing

@testable import SourceScan

@Suite struct VisibleNamesTests {
    private let shop = NameID(3)
    private let cart = NameID(200)

    @Test func theInnermostScopeCounts() {
        var names = VisibleNames()
        names.open()
        names.declare(shop, .local(LocalID(1)))
        names.open()
        names.declare(shop, .local(LocalID(2)))
        names.declare(cart, .function(FunctionID(9)))
        #expect(local(names, shop) == 2)
        names.close()
        #expect(local(names, shop) == 1)
        #expect(names.lookUp(cart) == nil)
        names.close()
        #expect(names.lookUp(shop) == nil)
    }

    @Test func hiddenNamesComeBack() {
        var names = VisibleNames()
        names.open()
        names.declare(shop, .local(LocalID(1)))
        let outside = names.hideAll()
        #expect(names.isEmpty)
        #expect(names.lookUp(shop) == nil)
        names.open()
        names.declare(shop, .local(LocalID(2)))
        #expect(local(names, shop) == 2)
        names.close()
        names.show(outside)
        #expect(!names.isEmpty)
        #expect(local(names, shop) == 1)
    }

    private func local(_ names: VisibleNames, _ name: NameID) -> Int32? {
        guard case .local(let id)? = names.lookUp(name) else { return nil }
        return id.index
    }
}
