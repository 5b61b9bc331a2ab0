import UIKit

enum AmountAssembly {
    static func module(details: UIViewController) -> UIViewController {
        AmountViewController(details: details)
    }
}

final class AmountViewController: UIViewController {
    private let details: UIViewController
    private let keypad = KeypadViewController()

    init(details: UIViewController) {
        self.details = details
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(keypad)
        view.addSubview(keypad.view)
        addChild(details)
        view.addSubview(details.view)
        details.didMove(toParent: self)
    }
}

enum PoolsAssembly {
    static func module() -> PoolsViewController { PoolsViewController() }
}

final class PoolsViewController: UIViewController {
    var didTapPool: (() -> Void)?

    @IBAction private func poolTapped() { didTapPool?() }
}

final class PoolViewController: UIViewController {}
final class KeypadViewController: UIViewController {}
