import SwiftUI

@Observable
@MainActor
class ScreenModel<Router: RouterHost, State> {
    private(set) var viewState: State
    let router: Router

    init(router: Router, initialState: State) {
        self.router = router
        viewState = initialState
    }

    func setState(_ change: (State) -> State) {
        viewState = change(viewState)
    }
}
