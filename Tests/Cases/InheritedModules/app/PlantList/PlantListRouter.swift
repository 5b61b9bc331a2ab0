import UIKit

class PlantListRouter {
    weak var view: UIViewController?
}

final class HerbListRouter: PlantListRouter {
    func showDiary() {
        view?.navigationController?.pushViewController(DiaryBuilder.build(), animated: true)
    }
}

final class TreeListRouter: PlantListRouter {
    func close() {
        view?.navigationController?.popViewController(animated: true)
    }
}
