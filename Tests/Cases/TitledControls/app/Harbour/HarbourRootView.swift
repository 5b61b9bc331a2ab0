import UIKit

final class HarbourRootView: UIView {
    let bookButton = UIButton()
    let weatherButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle(NSLocalizedString("harbour.weather", comment: ""), for: .normal)
        return button
    }()
    let helpButton = UIButton()
}
