/// Somebody with a library card.
struct Reader {
    let cardNumber: String
    let name: String
}
