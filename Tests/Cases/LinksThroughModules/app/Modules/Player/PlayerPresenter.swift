final class PlayerPresenter {
    weak var view: PlayerViewController?

    private let interactor: PlayerInteractor
    private let wireframe: PlayerWireframeProtocol

    init(interactor: PlayerInteractor, wireframe: PlayerWireframeProtocol) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func viewIsReady() {
        interactor.setUp()
    }

    func didReceive(_ screen: LinkedScreen) {
        wireframe.open(screen, from: view)
    }

    func didReceive(_ screen: Notified.Screen) {
        wireframe.open(screen, from: view)
    }
}
