import UIKit

/// Fades a picture in. It has no view of its own, no router and no wireframe: not a module.
final class ImagePresenter {

    func present(_ image: UIImage, in target: UIImageView) {
        UIView.transition(with: target, duration: 0.2, options: .transitionCrossDissolve) {
            target.image = image
        }
    }
}
