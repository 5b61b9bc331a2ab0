import UIKit

protocol DetailsWireframeInterface: WireframeInterface {
    func navigateToPlayer(episode: Episode)
    func navigateToRelatedShow(id: String)
    func navigateBack()
}

protocol DetailsViewInterface: ViewInterface {
    func show(title: String)
}

protocol DetailsPresenterInterface: PresenterInterface {
    func load()
    func play()
    func openRelated()
    func goBack()
}

protocol DetailsInteractorInterface: InteractorInterface {
    func show(id: String) -> Show
    func episodes(id: String) -> [Episode]
}
