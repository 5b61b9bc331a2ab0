import UIKit

final class LinkCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func openPot() {
        SheetController(content: PotAssembly.pot().view).present(from: navigation)
    }
}
