import UIKit

/// The way into the stack, through its view.
protocol ShelfSummaryProtocol: AnyObject {
    /// Counts again.
    func update(with items: [Item])
}

protocol ShelfSummaryViewProtocol: ShelfSummaryProtocol {
    func show(text: String)
}

protocol ShelfSummaryPresenterProtocol: ShelfSummaryProtocol {
}

protocol ShelfSummaryInteractorProtocol {
    func count(_ items: [Item], on shelf: Shelf) -> Int
}

protocol ShelfSummaryRouterProtocol: RouterProtocol {
}
