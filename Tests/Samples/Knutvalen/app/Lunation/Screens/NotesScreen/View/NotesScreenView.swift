import UIKit

class NotesScreenView: UIViewController {

    var presenter: NotesScreenPresenterType?

    private let textView = UITextView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter?.viewDidAppear()
    }

    @IBAction func doneTapped(_ sender: UIButton) {
        presenter?.onDone(text: textView.text)
        dismiss(animated: true)
    }
}

extension NotesScreenView: NotesScreenViewType {

    func set(text: String?) {
        textView.text = text
    }
}
