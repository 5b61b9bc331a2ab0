import UIKit

final class ShelfSummaryViewController: UIViewController {

    var presenter: ShelfSummaryPresenterProtocol?
}

extension ShelfSummaryViewController: ShelfSummaryViewProtocol {

    func show(text: String) {
        title = text
    }
}

extension ShelfSummaryViewController: ShelfSummaryProtocol {

    func update(with items: [Item]) {
        presenter?.update(with: items)
    }
}
