import SwiftUI

struct SummaryRouter {
    let builder: Builder
}

@Observable
final class SummaryPresenter {
    let router: SummaryRouter

    init(router: SummaryRouter) {
        self.router = router
    }
}

struct SummaryView: View {
    @State var presenter: SummaryPresenter

    var body: some View {
        Card {
            NavigationLink("Weight") { presenter.router.builder.weight() }
            NavigationLink("Steps") { presenter.router.builder.steps() }
        }
    }
}

struct Card<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
        VStack { content() }
    }
}
