import UIKit

protocol ChooserDelegate: AnyObject {
    func chooserDidChoose()
}

final class ChooserViewController: UIViewController {
    weak var delegate: ChooserDelegate?
    var colourChosen: (() -> Void)?
    private let colourButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        colourButton.setTitle("Colour", for: .normal)
        colourButton.addTarget(self, action: #selector(colourTapped), for: .touchUpInside)
    }

    @IBAction private func chooseTapped(_ sender: Any) {
        delegate?.chooserDidChoose()
        dismiss(animated: true)
    }

    @objc private func colourTapped() {
        colourChosen?()
    }
}
