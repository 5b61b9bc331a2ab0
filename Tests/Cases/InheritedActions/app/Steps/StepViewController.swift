import UIKit

class StepViewController: UIViewController {
    @IBAction func goBack(_ sender: UIButton) {
        navigationController?.popViewController(animated: true)
    }

    @IBAction func startOver(_ sender: UIButton) {
        navigationController?.popToRootViewController(animated: true)
    }
}

class PaymentStepViewController: StepViewController {}

extension UIViewController {
    @IBAction func showHelp(_ sender: UIButton) {
        present(UIAlertController(title: "Help", message: nil, preferredStyle: .alert), animated: true)
    }
}
