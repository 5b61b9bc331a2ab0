struct NoteModel: Codable {
    var text: String
}
