import SwiftUI

struct GateRoute: Route {
    func build() -> AnyView { AnyView(GateAssembly().make()) }
}

final class GateAssembly {
    func make() -> GateView {
        let router = GateRouter()
        return GateView(presenter: GatePresenter(interactor: GateInteractor(), router: router), router: router)
    }
}

struct GateView: View {
    @ObservedObject var presenter: GatePresenter
    @ObservedObject var router: GateRouter

    var body: some View {
        VStack {
            Button("Beds", action: presenter.showBeds)
            Button("Help") { presenter.showHelp() }
        }
        .links(router)
        .sheets(router)
    }
}

final class GatePresenter: ObservableObject {
    private let interactor: GateInteractor
    private let router: GateRouter

    init(interactor: GateInteractor, router: GateRouter) {
        self.interactor = interactor
        self.router = router
    }

    func showBeds() { router.openBeds() }

    func showHelp() { router.openHelp() }
}

final class GateInteractor {}

final class GateRouter: Router {
    func openBeds() { follow(BedsRoute(count: 4)) }

    func openHelp() { present(HelpView()) }
}

struct HelpView: View {
    var body: some View { Text("Water at dusk") }
}
