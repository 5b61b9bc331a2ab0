import UIKit

enum FerrySeason {
    case summer
    case winter
}

enum PierPickerFactory {
    static func makeView(harbour: String, season: FerrySeason) -> PierPickerViewProtocol {
        let wireframe = PierPickerWireframe()

        switch season {
        case .summer:
            let presenter = PierPickerPresenter(harbour: harbour, wireframe: wireframe)
            let view = PierPickerViewController(presenter: presenter)
            presenter.view = view
            return view
        case .winter:
            let presenter = WinterPierPickerPresenter(harbour: harbour, wireframe: wireframe)
            let view = IcePierListViewController(presenter: presenter)
            presenter.view = view
            return view
        }
    }
}
