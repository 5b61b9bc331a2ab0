struct Book {
    let signature: String
    let title: String
}
