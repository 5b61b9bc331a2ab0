import UIKit

final class RecipeViewController: UIViewController {

    var presenter: RecipePresenterProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.didLoad()
    }

    @IBAction private func shareTapped(_ sender: UIButton) {
        presenter?.didSelectShare()
    }

    @IBAction private func listTapped(_ sender: UIButton) {
        presenter?.didSelectList()
    }
}

extension RecipeViewController: RecipeViewProtocol {

    func show(_ text: String) {
        title = text
    }
}
