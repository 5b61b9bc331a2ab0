import UIKit

/// The old first screen. The file stayed in the folder and is compiled into no target.
final class WelcomeWireframe: BaseWireframe {

    init() {
        super.init(viewController: UIViewController())
    }

    func openRegister() {
        navigationController?.pushWireframe(RegisterWireframe())
    }
}
