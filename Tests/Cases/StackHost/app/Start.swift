import SwiftUI

final class StartModel<Router: RouterHost>: ScreenModel<Router, Int> {
    init(router: Router) {
        super.init(router: router, initialState: 0)
    }

    func go() {
        router.push(.lock(config: LockConfig(title: "Start", next: .push(.home))))
    }
}

struct StartView<Router: RouterHost>: View {
    @State var model: StartModel<Router>

    var body: some View {
        Button("Start") { model.go() }
    }
}
