import UIKit

final class PierPickerWireframe: PierPickerWireframeProtocol {
    func close(_ view: PierPickerViewProtocol?) {
        view?.screen.navigationController?.popViewController(animated: true)
    }
}
