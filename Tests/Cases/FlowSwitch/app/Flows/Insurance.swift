import UIKit

enum PrivateInsuranceModule {
    static func make() -> UIViewController {
        let view = PrivateInsuranceViewController()
        view.presenter = PrivateInsurancePresenter(view: view)
        return view
    }
}

final class PrivateInsuranceViewController: UIViewController {
    var presenter: PrivateInsurancePresenter?
}

final class PrivateInsurancePresenter {
    private weak var view: PrivateInsuranceViewController?

    init(view: PrivateInsuranceViewController) {
        self.view = view
    }
}

enum PublicInsuranceModule {
    static func make() -> UIViewController {
        let view = PublicInsuranceViewController()
        view.presenter = PublicInsurancePresenter(view: view)
        return view
    }
}

final class PublicInsuranceViewController: UIViewController {
    var presenter: PublicInsurancePresenter?
}

final class PublicInsurancePresenter {
    private weak var view: PublicInsuranceViewController?

    init(view: PublicInsuranceViewController) {
        self.view = view
    }
}
