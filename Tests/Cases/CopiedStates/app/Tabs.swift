import SwiftUI

@Observable
final class ShelfModel {
    private let host: Host

    init(host: Host) {
        self.host = host
    }

    func openLoaf() { host.push(.loaf) }
}

struct ShelfView: View {
    @State var model: ShelfModel

    var body: some View { Button("Loaf") { model.openLoaf() } }
}

@Observable
final class KitchenModel {
    private let host: Host

    init(host: Host) {
        self.host = host
    }

    func openOven() { host.push(.oven) }
}

struct KitchenView: View {
    @State var model: KitchenModel

    var body: some View { Button("Oven") { model.openOven() } }
}
