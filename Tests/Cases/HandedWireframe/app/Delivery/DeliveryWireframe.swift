import UIKit

final class DeliveryWireframe {
    private let navigation: UINavigationController
    private lazy var receipts = ReceiptWireframe(navigation: navigation)

    init(navigation: UINavigationController) { self.navigation = navigation }

    func showSignature(parcel: String) {
        let signature = SignatureBuilder.make(parcel: parcel, wireframe: self)
        navigation.pushViewController(signature, animated: true)
    }

    func showAddress() {
        let address = AddressBuilder.make(coordinator: self) { [unowned self] in
            self.navigation.popToRootViewController(animated: true)
        }
        navigation.present(address, animated: true)
    }
}

// What the signature asks for.
extension DeliveryWireframe: SignatureWireframe {
    func signatureDidFinish(parcel: String) {
        receipts.show(for: parcel)
    }

    func signatureDidCancel() {
        navigation.popViewController(animated: true)
    }
}

extension DeliveryWireframe: AddressCoordinating {
    func addressDidChange(to address: String) {
        navigation.dismiss(animated: true) { [weak self] in
            self?.showSignature(parcel: address)
        }
    }
}
