import UIKit

protocol Wireframe: AnyObject {}

protocol Dismissable: Wireframe {
    func close(view: ControllerBacked?)
}

extension Dismissable {
    func close(view: ControllerBacked?) {
        guard let controller = view?.controller, view?.isSetup == true else { return }
        controller.dismiss(animated: true, completion: nil)
    }
}

protocol AlertPresentable: Wireframe {
    func present(message: String, from view: ControllerBacked?)
}

extension AlertPresentable {
    func present(message: String, from view: ControllerBacked?) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        view?.controller.present(alert, animated: true)
    }
}

class BasePresenter<View> {
    var wireframe: Wireframe?
    private weak var erasedView: AnyObject?

    var view: View? { erasedView as? View }

    func attach(view: AnyObject, wireframe: Wireframe) {
        erasedView = view
        self.wireframe = wireframe
    }
}
