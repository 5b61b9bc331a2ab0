import UIKit

final class ExhibitAssembly {
    private let number: Int

    init(number: Int) {
        self.number = number
    }

    func makeModule() -> UIViewController {
        let presenter = ExhibitPresenter(number: number)
        let controller = ExhibitViewController(presenter: presenter)
        presenter.view = controller
        return controller
    }
}
