final class TelescopePresenter {
    private unowned let view: TelescopeViewController

    init(view: TelescopeViewController) {
        self.view = view
    }

    func didTapPark() {
        view.showParkedMessage()
    }
}
