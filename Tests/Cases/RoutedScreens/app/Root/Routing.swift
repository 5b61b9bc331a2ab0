import SwiftUI
import SwiftfulRouting

typealias RouterView = SwiftfulRouting.RouterView
typealias AnyRouter = SwiftfulRouting.AnyRouter

@MainActor
protocol GlobalRouter {
    var router: AnyRouter { get }
}

extension GlobalRouter {
    func dismissScreen() {
        router.dismissScreen()
    }

    func showAlert(error: Error) {
        router.showAlert(.alert, title: "Sorry", subtitle: error.localizedDescription, buttons: {})
    }
}
