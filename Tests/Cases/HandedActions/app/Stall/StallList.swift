import UIKit

struct StallListActions {
    let showStall: (Int) -> Void
    let showBasket: () -> Void
}

protocol StallListModel {
    func choose(_ number: Int)
    func openBasket()
}

final class StallListViewModel: StallListModel {
    private let actions: StallListActions?

    init(actions: StallListActions?) {
        self.actions = actions
    }

    func choose(_ number: Int) {
        actions?.showStall(number)
    }

    func openBasket() {
        actions?.showBasket()
    }
}

final class StallListViewController: UITableViewController {
    weak var coordinator: MarketCoordinator?
    private let model: StallListModel

    init(model: StallListModel) {
        self.model = model
        super.init(style: .plain)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        model.choose(indexPath.row)
    }

    @IBAction private func basketTapped() {
        model.openBasket()
    }

    @IBAction private func hoursTapped() {
        coordinator?.showHours()
    }
}
