import UIKit

/// Opens the screens that links lead to, over whatever is shown.
final class LinkRouter {
    private weak var scene: SceneDelegate?

    init(scene: SceneDelegate) {
        self.scene = scene
    }

    private var navigation: UINavigationController? {
        scene?.window?.rootViewController as? UINavigationController
    }

    /// `museum://exhibit/12`, `museum://tickets`
    func open(_ url: URL) {
        switch url.host {
        case "exhibit":
            guard let number = Int(url.lastPathComponent) else { return }
            navigation?.pushViewController(ExhibitRouter.build(number: number), animated: true)
        case "tickets", "admission":
            show(TicketRouter.build())
        default: break
        }
    }

    func follow(_ link: MuseumLink) {
        switch link {
        case .exhibit(let number):
            navigation?.pushViewController(ExhibitRouter.build(number: number), animated: true)
        case .audioGuide(let language):
            guard Settings.isGuideBought else {
                show(TicketRouter.build())
                return
            }
            show(GuideRouter.build(language: language))
        }
    }

    private func show(_ screen: UIViewController) {
        navigation?.present(screen, animated: true)
    }
}
