import UIKit

/// Turns pictures of the moon round. There is no view for it in the sense of VIPER.
class ImagePresenter {

    func present(_ image: UIImage?, in imageView: UIImageView) {
        imageView.image = image
        imageView.transform = CGAffineTransform(rotationAngle: .pi)
    }
}
