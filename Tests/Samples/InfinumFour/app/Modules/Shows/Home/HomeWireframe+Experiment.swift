import UIKit

/// Was tried for a week; compiled into no target since.
extension HomeWireframe {

    func navigateToPlayer(episode: Episode) {
        viewController.presentWireframe(PlayerWireframe(episode: episode))
    }
}
