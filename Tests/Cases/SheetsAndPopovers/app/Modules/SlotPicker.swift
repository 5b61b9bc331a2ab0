import UIKit

protocol SlotPickerViewProtocol: ControllerBacked {}

protocol SlotPickerPresenterProtocol: AnyObject {
    func didTapClose()
}

protocol SlotPickerWireframeProtocol: AnyObject {
    func close(_ view: SlotPickerViewProtocol?)
}

final class SlotPickerWireframe: SlotPickerWireframeProtocol {
    func close(_ view: SlotPickerViewProtocol?) {
        view?.controller.dismiss(animated: true)
    }
}

final class SlotPickerPresenter: SlotPickerPresenterProtocol {
    weak var view: SlotPickerViewProtocol?
    private let wireframe: SlotPickerWireframeProtocol

    init(wireframe: SlotPickerWireframeProtocol) {
        self.wireframe = wireframe
    }

    func didTapClose() { wireframe.close(view) }
}

final class SlotPickerViewController: UIViewController, SlotPickerViewProtocol {
    private let presenter: SlotPickerPresenterProtocol

    init(presenter: SlotPickerPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    @IBAction private func closeTapped() { presenter.didTapClose() }
}

enum SlotPickerViewFactory {
    static func createView() -> SlotPickerViewProtocol? {
        let presenter = SlotPickerPresenter(wireframe: SlotPickerWireframe())
        let view = SlotPickerViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
