import UIKit

final class OvenViewController: UIViewController {
    private let gauge = GaugeViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(gauge)
        view.addSubview(gauge.view)
        gauge.didMove(toParent: self)
    }
}

final class GaugeViewController: UIViewController {}
