import Foundation

final class ExhibitPresenter {
    weak var view: ExhibitViewController?
    private let number: Int

    init(number: Int) {
        self.number = number
    }

    func didTapClose() {
        view?.leave()
    }
}
