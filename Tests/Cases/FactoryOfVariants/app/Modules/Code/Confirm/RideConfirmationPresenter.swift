final class RideConfirmationPresenter: CodePresenterProtocol {
    weak var view: CodeViewProtocol?
    let wireframe: RideConfirmationWireframeProtocol

    init(wireframe: RideConfirmationWireframeProtocol) {
        self.wireframe = wireframe
    }

    func start() {}
    func cancel() { wireframe.finishConfirmation(with: false) }

    func submit(code: String) {
        wireframe.finishConfirmation(with: CodeStore.shared.matches(code))
    }
}
