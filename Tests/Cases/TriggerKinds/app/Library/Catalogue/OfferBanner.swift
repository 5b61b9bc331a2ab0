import UIKit

final class OfferBanner: UIView {
    var onTap: (() -> Void)?

    private let button = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.addTarget(self, action: #selector(didTouch), for: .touchUpInside)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        nil
    }

    @objc private func didTouch() {
        onTap?()
    }
}
