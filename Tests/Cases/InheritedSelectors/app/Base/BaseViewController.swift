import UIKit

class BaseViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", style: .plain, target: self, action: #selector(moreTapped))
    }

    @objc func moreTapped() {}

    @objc func openSettings() {
        navigationController?.pushViewController(SettingsBuilder.make(), animated: true)
    }
}
