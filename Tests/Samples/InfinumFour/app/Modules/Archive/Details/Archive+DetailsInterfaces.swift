import UIKit

extension Archive {

    protocol DetailsWireframeInterface: WireframeInterface {
        func navigateToPlayer(episode: Episode)
    }

    protocol DetailsViewInterface: ViewInterface {
        func show(title: String)
    }

    protocol DetailsPresenterInterface: PresenterInterface {
        func load()
        func play()
    }
}
