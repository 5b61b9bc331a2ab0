import SwiftUI

@MainActor
protocol WateringRouter: GlobalRouter {}

extension CoreRouter: WateringRouter {}

@MainActor
@Observable
final class WateringPresenter {
    private let router: WateringRouter

    init(router: WateringRouter) {
        self.router = router
    }

    func onDonePressed() { router.dismissScreen() }
}

struct WateringView: View {
    @State var presenter: WateringPresenter

    var body: some View {
        Button("Done") { presenter.onDonePressed() }
    }
}

extension CoreBuilder {
    func wateringView(router: AnyRouter) -> some View {
        WateringView(presenter: WateringPresenter(router: CoreRouter(router: router, builder: self)))
    }
}

extension CoreRouter {
    func showWateringView() {
        router.showScreen(.sheet) { router in
            builder.wateringView(router: router)
        }
    }
}
