import RxCocoa
import RxFlow
import UIKit

final class GatePresenter: Stepper {
    let steps = PublishRelay<Step>()

    func enterKey() { steps.accept(GardenStep.keyIsRequired) }

    func askForHelp() { steps.accept(GardenStep.helpIsRequired) }
}

final class GateViewController: UIViewController {
    var presenter: GatePresenter!

    @IBAction private func keyTapped() { presenter.enterKey() }

    @IBAction private func helpTapped() { presenter.askForHelp() }
}

final class KeyViewController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()

    @IBAction private func turnTapped() { steps.accept(GardenStep.gateIsOpen) }
}

final class HelpViewController: UIViewController {}
