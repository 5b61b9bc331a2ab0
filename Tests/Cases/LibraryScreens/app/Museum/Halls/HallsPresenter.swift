import Foundation

protocol HallsViewProtocol: AnyObject {
    func showExhibit(number: Int)
    func showScanner()
}

final class HallsPresenter {
    weak var view: HallsViewProtocol?

    func didSelectExhibit(number: Int) {
        view?.showExhibit(number: number)
    }

    func didTapScan() {
        view?.showScanner()
    }
}
