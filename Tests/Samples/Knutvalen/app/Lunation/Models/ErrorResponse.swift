struct ErrorResponse: Error, Decodable {
    let message: String
}
