import SwiftUI

@Observable
final class GardenPresenter {
    var plants = ["Fern"]
}

struct Garden<Footer: View>: View {
    @State var presenter: GardenPresenter
    @ViewBuilder let footer: () -> Footer

    var body: some View {
        List { Text(presenter.plants[0]) }
            .safeAreaInset(edge: .bottom) { footer() }
    }
}
