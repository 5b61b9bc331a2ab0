import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: OrdersViewController())
        return true
    }
}

class BaseViewController: UIViewController {
    var hidesCloseButton = false

    init() {
        super.init(nibName: nil, bundle: nil)
        configureNavigationBar()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configureNavigationBar() {}

    override func viewDidLoad() {
        super.viewDidLoad()
        if !hidesCloseButton {
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeTapped))
        }
    }

    @objc func closeTapped() {
        dismiss(animated: true)
    }
}

final class OrdersViewController: UIViewController {
    @IBAction func receiptTapped(_ sender: UIButton) {
        present(ReceiptViewController(), animated: true)
    }

    @IBAction func helpTapped(_ sender: UIButton) {
        present(HelpViewController(), animated: true)
    }

    @IBAction func paymentTapped(_ sender: UIButton) {
        present(PaymentViewController(isUrgent: true), animated: true)
    }

    @IBAction func noticeTapped(_ sender: UIButton) {
        let notice = NoticeViewController()
        notice.hidesCloseButton = sender.isSelected
        present(notice, animated: true)
    }
}

final class ReceiptViewController: BaseViewController {
    override func configureNavigationBar() {
        super.configureNavigationBar()
        hidesCloseButton = true
    }
}

final class HelpViewController: BaseViewController {}

final class PaymentViewController: BaseViewController {
    private let isUrgent: Bool

    init(isUrgent: Bool) {
        self.isUrgent = isUrgent
        super.init()
    }

    override func configureNavigationBar() {
        if UIDevice.current.userInterfaceIdiom == .pad {
            hidesCloseButton = true
        }
    }
}

final class NoticeViewController: BaseViewController {
    override func configureNavigationBar() {
        hidesCloseButton = true
    }
}
