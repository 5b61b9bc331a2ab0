import UIKit

final class CodeViewController: UIViewController, CodeViewProtocol {
    enum Mode { case create, check }

    var presenter: CodePresenterProtocol!
    var mode: Mode = .create
    var cancellable = false

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.start()
    }

    func didReceiveWrongCode() { view.shake() }

    @objc func actionClose() { presenter.cancel() }
    @IBAction private func actionDone(_ field: UITextField) { presenter.submit(code: field.text ?? "") }
}

extension UIView {
    func shake() {}
}
