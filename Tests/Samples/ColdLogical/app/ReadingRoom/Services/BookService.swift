/// Fetches books.
class BookService {

    func books(completion: ([Book]) -> Void) {
        completion([Book(signature: "A 1", title: "Atlas"), Book(signature: "B 7", title: "Botany")])
    }

    func reserve(_ book: Book, completion: (Bool) -> Void) {
        completion(!book.signature.isEmpty)
    }
}
