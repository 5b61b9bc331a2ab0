import UIKit

class LightSideScreenView: UIViewController {

    var presenter: LightSideScreenPresenterType?

    private let moon = UIImageView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ImagePresenter().present(UIImage(named: "moon"), in: moon)
        presenter?.viewDidAppear()
    }

    @IBAction func darkSideTapped(_ sender: UIButton) {
        presenter?.onDarkSideSelected()
    }

    @IBAction func cratersTapped(_ sender: UIButton) {
        presenter?.onCratersSelected()
    }

    @IBAction func notesTapped(_ sender: UIButton) {
        presenter?.onNotesSelected()
    }

    @IBAction func testTapped(_ sender: UIButton) {
        presenter?.onTestSelected()
    }
}

extension LightSideScreenView: LightSideScreenViewType {

    func set(title: String?) {
        self.title = title
    }

    func refreshCraters() {
        view.setNeedsLayout()
    }
}
