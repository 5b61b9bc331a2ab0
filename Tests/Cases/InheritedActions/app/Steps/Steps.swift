import UIKit

final class StopViewController: StepViewController {
    var presenter = StopPresenter()

    @IBAction func next(_ sender: UIButton) {
        show(FareBuilder.make(), sender: self)
    }
}

final class StopPresenter {}

enum FareBuilder {
    static func make() -> UIViewController { screen("Fare") }
}

final class FareViewController: StepViewController {
    var presenter = FarePresenter()

    @IBAction func next(_ sender: UIButton) {
        navigationController?.pushViewController(CardBuilder.make(), animated: true)
    }

    override func startOver(_ sender: UIButton) {
        dismiss(animated: true)
    }
}

final class FarePresenter {}

enum CardBuilder {
    static func make() -> UIViewController { screen("Card") }
}

final class CardViewController: PaymentStepViewController {
    var presenter = CardPresenter()

    @IBAction func pay(_ sender: UIButton) {
        present(screen("Ticket"), animated: true)
    }
}

final class CardPresenter {}

final class TicketViewController: PaymentStepViewController {
    var presenter = TicketPresenter()
}

final class TicketPresenter {}
