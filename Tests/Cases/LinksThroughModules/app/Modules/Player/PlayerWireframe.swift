import UIKit

protocol PlayerWireframeProtocol {
    func open(_ screen: LinkedScreen, from view: PlayerViewController?)
    func open(_ screen: Notified.Screen, from view: PlayerViewController?)
}

final class PlayerWireframe: PlayerWireframeProtocol {
    static func createModule() -> UIViewController? {
        guard let links: LinkOpening = LinkCenter.shared.receiver(),
            let notifications = NotificationCentral.shared.opener
        else { return nil }
        let view = PlayerViewController()
        let interactor = PlayerInteractor(links: links, notifications: notifications)
        let presenter = PlayerPresenter(interactor: interactor, wireframe: PlayerWireframe())
        view.presenter = presenter
        presenter.view = view
        interactor.presenter = presenter
        return UINavigationController(rootViewController: view)
    }

    func open(_ screen: LinkedScreen, from view: PlayerViewController?) {
        switch screen {
        case .station(let number):
            view?.navigationController?.pushViewController(StationWireframe.createModule(number), animated: true)
        case .alarm:
            view?.present(AlarmWireframe.createModule(), animated: true)
        }
    }

    func open(_ screen: Notified.Screen, from view: PlayerViewController?) {
        switch screen {
        case .recording(let name):
            view?.present(RecordingWireframe.createModule(name), animated: true)
        }
    }
}
