import UIKit

enum AddRider {}

extension AddRider {
    final class CodeSetupWireframe: CodeSetupWireframeProtocol {
        func proceed(from view: CodeViewProtocol?) {
            guard let settings = SettingsViewFactory.createView() else { return }

            view?.controller.navigationController?.pushViewController(settings.controller, animated: true)
        }

        func cancel(from view: CodeViewProtocol?) {
            view?.controller.navigationController?.popToRootViewController(animated: true)
        }
    }
}
