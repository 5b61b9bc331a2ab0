import UIKit

protocol SignatureWireframe: AnyObject {
    func signatureDidFinish(parcel: String)
    func signatureDidCancel()
}

enum SignatureBuilder {
    static func make(parcel: String, wireframe: SignatureWireframe) -> UIViewController {
        let presenter = SignaturePresenter(parcel: parcel, wireframe: wireframe)
        return SignatureViewController(presenter: presenter)
    }
}

final class SignatureViewController: UIViewController {
    private let presenter: SignaturePresenter

    init(presenter: SignaturePresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc func didSign() { presenter.finish() }
    @objc func didCancel() { presenter.cancel() }
}

final class SignaturePresenter {
    private let parcel: String
    private weak var wireframe: SignatureWireframe?

    init(parcel: String, wireframe: SignatureWireframe) {
        self.parcel = parcel
        self.wireframe = wireframe
    }

    func finish() { wireframe?.signatureDidFinish(parcel: parcel) }
    func cancel() { wireframe?.signatureDidCancel() }
}
