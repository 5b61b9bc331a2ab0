final class PierPickerPresenter: PierPickerPresenterProtocol {
    weak var view: PierPickerViewProtocol?

    private let harbour: String
    private let wireframe: PierPickerWireframeProtocol

    init(harbour: String, wireframe: PierPickerWireframeProtocol) {
        self.harbour = harbour
        self.wireframe = wireframe
    }

    func load() {
        view?.show([1, 2, 3, 4])
    }

    func pick(_ pier: Int) {
        wireframe.close(view)
    }
}
