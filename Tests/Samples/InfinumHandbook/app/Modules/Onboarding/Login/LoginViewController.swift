import UIKit

final class LoginViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: LoginPresenterInterface!

    // MARK: - Private properties -

    private let _pinField = UITextField()
    private let _imagePresenter = ImagePresenter()
    private let _badge = UIImageView()

    // MARK: - Life cycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        _imagePresenter.present(UIImage(named: "jar"), in: _badge)
        presenter.viewDidLoad()
    }

    @IBAction private func continueTapped(_ sender: UIButton) {
        presenter.didEnter(pin: _pinField.text ?? "")
    }

    @IBAction private func termsTapped(_ sender: UIButton) {
        presenter.didSelectTerms()
    }

    @IBAction private func backTapped(_ sender: UIButton) {
        presenter.didSelectBack()
    }
}

// MARK: - Extensions -

extension LoginViewController: LoginViewInterface {

    func setMember(_ name: String) {
        title = name
    }
}
