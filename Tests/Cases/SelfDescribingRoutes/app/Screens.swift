import UIKit

final class PaintingPresenter {}

final class PaintingViewController: UIViewController {
    var presenter = PaintingPresenter()
}

final class TicketPresenter {}

final class TicketViewController: UIViewController {
    var presenter = TicketPresenter()
}

final class ShopPresenter {}

final class ShopViewController: UIViewController {
    var presenter = ShopPresenter()
}

final class LoginPresenter {}

final class LoginViewController: UIViewController {
    var presenter = LoginPresenter()
}
