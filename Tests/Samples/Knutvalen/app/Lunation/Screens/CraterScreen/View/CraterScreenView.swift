import UIKit

class CraterScreenView: UIViewController {

    var presenter: CraterScreenPresenterType?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter?.viewDidAppear()
    }

    @IBAction func notesTapped(_ sender: UIButton) {
        presenter?.onNotesSelected()
    }

    @IBAction func closeTapped(_ sender: UIButton) {
        presenter?.onCloseSelected()
    }
}

extension CraterScreenView: CraterScreenViewType {

    func set(title: String?) {
        self.title = title
    }
}
