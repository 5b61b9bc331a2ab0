import SwiftUI

@Observable
final class StartPresenter {
    var isOpen = false
}

struct Start: View {
    @State var presenter: StartPresenter
    let garden: () -> AnyView

    var body: some View {
        NavigationLink("Garden") { garden() }
    }
}
