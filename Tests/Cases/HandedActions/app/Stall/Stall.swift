import UIKit

final class StallViewModel {
    let number: Int
    private let onBuy: () -> Void

    init(number: Int, onBuy: @escaping () -> Void) {
        self.number = number
        self.onBuy = onBuy
    }

    func buy() {
        onBuy()
    }
}

final class StallViewController: UIViewController {
    private let model: StallViewModel

    init(model: StallViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @IBAction private func buyTapped() {
        model.buy()
    }
}
