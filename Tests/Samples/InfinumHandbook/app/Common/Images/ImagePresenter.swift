import UIKit

/// Prepares pictures for image views. Not part of a VIPER module in spite of the name.
struct ImagePresenter {

    func present(_ image: UIImage?, in imageView: UIImageView) {
        imageView.image = image?.withRenderingMode(.alwaysTemplate)
        imageView.isHidden = image == nil
    }
}
