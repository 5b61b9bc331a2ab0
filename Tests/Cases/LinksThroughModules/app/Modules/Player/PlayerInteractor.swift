import Foundation

final class PlayerInteractor {
    weak var presenter: PlayerPresenter?

    private let links: LinkOpening
    private let notifications: NotificationOpening

    init(links: LinkOpening, notifications: NotificationOpening) {
        self.links = links
        self.notifications = notifications
    }

    func setUp() {
        links.delegate = self
        notifications.delegate = self
    }
}

extension PlayerInteractor: NotificationOpenerDelegate {
    func didAskToOpen(_ screen: Notified.Screen) {
        DispatchQueue.main.async { [weak self] in
            self?.presenter?.didReceive(screen)
        }
    }
}

extension PlayerInteractor: LinkOpenerDelegate {
    func didAskToOpen(_ screen: LinkedScreen) {
        DispatchQueue.main.async { [weak self] in
            self?.presenter?.didReceive(screen)
        }
    }
}
