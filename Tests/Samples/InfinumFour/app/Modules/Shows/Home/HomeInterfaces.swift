import UIKit

protocol HomeWireframeInterface: WireframeInterface {
    /// Replaces everything by the door.
    func navigateToLogin()
    func navigateToShowDetails(id: String)
    func navigateToArchive()
    func navigateToSettings()
}

protocol HomeViewInterface: ViewInterface {
    func show(_ titles: [String])
}

protocol HomePresenterInterface: PresenterInterface {
    func load()
    func didSelectShow(at index: Int)
    func openArchive()
    func openSettings()
    func signOut()
}

protocol HomeFormatterInterface: FormatterInterface {
    func titles(of shows: [Show]) -> [String]
}

protocol HomeInteractorInterface: InteractorInterface {
    func followedShows(_ completion: @escaping (Result<[Show], Error>) -> Void)
    func signOut()
}
