import Foundation

class NotesScreenInteractor: NotesScreenInteractorType {

    var entity: NotesScreenEntityType?

    func save(_ text: String) {
        entity?.note = NoteModel(text: text)
    }
}
