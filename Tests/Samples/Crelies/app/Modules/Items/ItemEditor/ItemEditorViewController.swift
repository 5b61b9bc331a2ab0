import UIKit

final class ItemEditorViewController: UIViewController {

    var presenter: ItemEditorPresenterProtocol?

    private let nameField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.didLoad()
    }

    @IBAction private func saveTapped(_ sender: UIButton) {
        presenter?.didSelectSave(name: nameField.text ?? "")
    }

    @IBAction private func cancelTapped(_ sender: UIButton) {
        presenter?.didSelectCancel()
    }
}

extension ItemEditorViewController: ItemEditorViewProtocol {

    func fill(name: String) {
        nameField.text = name
    }
}
