import UIKit

enum ChildrenWardModule {
    static func make() -> UIViewController {
        let view = ChildrenWardViewController()
        view.presenter = ChildrenWardPresenter(view: view)
        return view
    }
}

final class ChildrenWardViewController: UIViewController {
    var presenter: ChildrenWardPresenter?
}

final class ChildrenWardPresenter {
    private weak var view: ChildrenWardViewController?

    init(view: ChildrenWardViewController) {
        self.view = view
    }
}

enum SurgeryWardModule {
    static func make() -> UIViewController {
        let view = SurgeryWardViewController()
        view.presenter = SurgeryWardPresenter(view: view)
        return view
    }
}

final class SurgeryWardViewController: UIViewController {
    var presenter: SurgeryWardPresenter?
}

final class SurgeryWardPresenter {
    private weak var view: SurgeryWardViewController?

    init(view: SurgeryWardViewController) {
        self.view = view
    }
}
