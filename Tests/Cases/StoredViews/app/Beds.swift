import SwiftUI

struct BedsRoute: Route {
    let count: Int

    func build() -> AnyView { AnyView(BedsAssembly().make(count: count)) }
}

final class BedsAssembly {
    func make(count: Int) -> BedsView {
        let router = BedsRouter()
        return BedsView(presenter: BedsPresenter(interactor: BedsInteractor(), router: router), router: router)
    }
}

struct BedsView: View {
    @ObservedObject var presenter: BedsPresenter
    @ObservedObject var router: BedsRouter

    var body: some View {
        Button("Leave") { presenter.leave() }
            .links(router)
    }
}

final class BedsPresenter: ObservableObject {
    private let interactor: BedsInteractor
    private let router: BedsRouter

    init(interactor: BedsInteractor, router: BedsRouter) {
        self.interactor = interactor
        self.router = router
    }

    func leave() { router.openGate() }
}

final class BedsInteractor {}

final class BedsRouter: Router {
    private let navigator = WindowNavigator.shared

    func openGate() { navigator.view = GateRoute().build() }
}
