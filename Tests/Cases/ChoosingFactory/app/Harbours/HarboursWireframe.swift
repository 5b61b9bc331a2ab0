import UIKit

final class HarboursWireframe: HarboursWireframeProtocol {
    func showPiers(of harbour: String, from view: HarboursViewProtocol?) {
        let piers = PierPickerFactory.makeView(harbour: harbour, season: .winter)
        view?.screen.navigationController?.pushViewController(piers.screen, animated: true)
    }

    func showTicketOptions(from view: HarboursViewProtocol?) {
        let options = TicketOptionsFactory.makeModule()
        view?.screen.present(options.screen, animated: true)
    }
}

enum HarboursFactory {
    static func makeView() -> UIViewController {
        let view = HarboursViewController()
        let presenter = HarboursPresenter(wireframe: HarboursWireframe())
        view.presenter = presenter
        presenter.view = view
        return view
    }
}
