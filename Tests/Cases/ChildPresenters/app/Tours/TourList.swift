import UIKit

protocol TourListViewProtocol: ControllerBacked {
    var presenter: TourListPresenter? { get set }
}

/// Runs the part of the hall's table that lists tours.
final class TourListController: NSObject, TourListViewProtocol, UITableViewDelegate {
    var presenter: TourListPresenter?
    private weak var parent: HallViewController?

    init(parent: HallViewController) { self.parent = parent }

    var controller: UIViewController { parent ?? UIViewController() }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.select(indexPath.row)
    }
}

final class TourListPresenter: HallPart {
    weak var view: TourListViewProtocol?
    private let interactor: TourListInteractor
    private let wireframe: TourListWireframe

    init(interactor: TourListInteractor, wireframe: TourListWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func start() {}

    func select(_ index: Int) {
        wireframe.showTour(interactor.tours[index], from: view)
    }
}

final class TourListInteractor {
    let tours = ["Impressionists", "Bronze age"]
}

final class TourListWireframe {
    func showTour(_ name: String, from view: ControllerBacked?) {
        let page = TourPageFactory.createView(name: name)
        view?.controller.navigationController?.pushViewController(page, animated: true)
    }
}
