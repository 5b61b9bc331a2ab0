import UIKit

enum ReferralModule {
    static func make(doctor: String) -> UIViewController {
        let view = ReferralViewController()
        view.presenter = ReferralPresenter(view: view, doctor: doctor)
        return view
    }
}

final class ReferralViewController: UIViewController {
    var presenter: ReferralPresenter?
}

final class ReferralPresenter {
    private weak var view: ReferralViewController?
    private let doctor: String

    init(view: ReferralViewController, doctor: String) {
        self.view = view
        self.doctor = doctor
    }
}
