class NotesScreenEntity: NotesScreenEntityType {

    var note: Note?
}
