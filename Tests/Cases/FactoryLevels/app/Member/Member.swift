import UIKit

protocol MemberModuleBuilding {
    func buildMember() -> Presentable
}

struct ChildMemberModuleFactory: MemberModuleBuilding {
    func buildMember() -> Presentable {
        let view = ChildMemberViewController()
        view.presenter = ChildMemberPresenter(view: view)
        return view
    }
}

struct AdultMemberModuleFactory: MemberModuleBuilding {
    func buildMember() -> Presentable {
        let view = AdultMemberViewController()
        view.presenter = AdultMemberPresenter(view: view)
        return view
    }
}

final class ChildMemberViewController: UIViewController {
    var presenter: ChildMemberPresenter?
    @objc func close() { presenter?.close() }
}

final class ChildMemberPresenter {
    private unowned let view: ChildMemberViewController
    init(view: ChildMemberViewController) { self.view = view }
    func close() { view.dismiss(animated: true) }
}

final class AdultMemberViewController: UIViewController {
    var presenter: AdultMemberPresenter?
    @objc func close() { presenter?.close() }
}

final class AdultMemberPresenter {
    private unowned let view: AdultMemberViewController
    init(view: AdultMemberViewController) { self.view = view }
    func close() { view.presentingViewController?.dismiss(animated: true) }
}
