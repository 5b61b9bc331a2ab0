import UIKit

/// Loads covers into image views; the suffix promises a module that there is not.
enum CoverPresenter {

    static func present(_ name: String, in imageView: UIImageView) {
        imageView.image = UIImage(named: name)
    }
}
