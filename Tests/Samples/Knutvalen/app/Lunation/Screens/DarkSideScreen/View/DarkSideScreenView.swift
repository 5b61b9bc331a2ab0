import UIKit

class DarkSideScreenView: UIViewController {

    var presenter: DarkSideScreenPresenterType?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter?.viewDidAppear()
    }

    @IBAction func lightSideTapped(_ sender: UIButton) {
        presenter?.onLightSideSelected()
    }

    @IBAction func backTapped(_ sender: UIButton) {
        presenter?.onBackSelected()
    }
}

extension DarkSideScreenView: DarkSideScreenViewType {

    func set(title: String?) {
        self.title = title
    }
}
