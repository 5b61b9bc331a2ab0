import UIKit

protocol NotesScreenViewType {
    var presenter: NotesScreenPresenterType? { get set }
    func set(text: String?)
}

protocol NotesScreenInteractorType {
    var entity: NotesScreenEntityType? { get set }
    func save(_ text: String)
}

protocol NotesScreenPresenterType {
    var view: NotesScreenViewType? { get set }
    var interactor: NotesScreenInteractorType? { get set }
    var router: NotesScreenRouterType? { get set }
    func viewDidAppear()
    func onDone(text: String)
}

protocol NotesScreenEntityType {
    typealias Note = NoteModel
    var note: Note? { get set }
}

/// Only makes the screen: the view closes itself.
protocol NotesScreenRouterType {
    static func create() -> UIViewController
}
