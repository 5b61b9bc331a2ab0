final class WinterPierPickerPresenter: PierPickerPresenterProtocol {
    weak var view: PierPickerViewProtocol?

    private let harbour: String
    private let wireframe: PierPickerWireframeProtocol

    init(harbour: String, wireframe: PierPickerWireframeProtocol) {
        self.harbour = harbour
        self.wireframe = wireframe
    }

    func load() {
        view?.show([2])
    }

    func pick(_ pier: Int) {
        wireframe.close(view)
    }
}
