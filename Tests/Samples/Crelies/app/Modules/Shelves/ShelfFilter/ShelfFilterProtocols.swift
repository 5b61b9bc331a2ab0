import UIKit

protocol ShelfFilterDelegateProtocol: AnyObject {
    func shelfFilter(didSelect shelf: Shelf?)
}

protocol ShelfFilterViewProtocol: AnyObject {
    func mark(_ shelf: Shelf?)
}

protocol ShelfFilterPresenterProtocol: AnyObject {
    func didLoad()
    func didSelect(_ shelf: Shelf?)
}

protocol ShelfFilterInteractorProtocol {
    var selected: Shelf? { get }
}

protocol ShelfFilterRouterProtocol: RouterProtocol {
    func finish(_ completion: @escaping () -> Void)
}
