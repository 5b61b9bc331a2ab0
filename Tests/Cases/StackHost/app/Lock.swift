import SwiftUI

struct LockState {
    let config: LockConfig
    let isActive: Bool
}

final class LockModel<Router: RouterHost>: ScreenModel<Router, LockState> {
    init(router: Router, config: LockConfig) {
        super.init(router: router, initialState: .init(config: config, isActive: true))
    }

    func unlocked() {
        navigate(viewState.config.next)
    }

    private func navigate(_ next: Next) {
        switch next {
        case .push(let route): router.push(route)
        case .pop: router.pop()
        }
    }
}

struct LockView<Router: RouterHost>: View {
    @State var model: LockModel<Router>

    var body: some View {
        Button("Unlock") { model.unlocked() }
    }
}
