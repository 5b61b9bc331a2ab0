import UIKit

protocol ArchiveListWireframeInterface: WireframeInterface {
    func presentDetails(of episode: Episode)
    func presentTestPlayer()
}

protocol ArchiveListViewInterface: ViewInterface {
    func show(count: Int)
}

protocol ArchiveListPresenterInterface: PresenterInterface {
    func load()
    func select(at index: Int)
    func shake()
}

protocol ArchiveListInteractorInterface: InteractorInterface {
    func episodes() -> [Episode]
}
