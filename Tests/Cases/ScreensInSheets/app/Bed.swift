import UIKit

final class BedViewController: UIViewController {
    private let lower: UIViewController

    init(lower: UIViewController) {
        self.lower = lower
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(lower)
        view.addSubview(lower.view)
    }

    @IBAction func dig() { present(SpadeViewController(), animated: true) }
}

final class SoilViewController: UIViewController {}
final class SpadeViewController: UIViewController {}
