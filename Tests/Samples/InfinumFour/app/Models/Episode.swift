struct Episode: Codable {
    let id: String
    let title: String
    let minutes: Int
}
