import UIKit
import XCoordinator

extension Transition {
    static func presentFullScreen(_ presentable: Presentable, animation: Animation? = nil) -> Transition {
        presentable.viewController?.modalPresentationStyle = .fullScreen
        return .present(presentable, animation: animation)
    }

    static func systemSettings() -> Transition {
        guard let address = URL(string: UIApplication.openSettingsURLString) else { return .none() }
        UIApplication.shared.open(address)
        return .none()
    }
}
