import UIKit
final class BookViewController: UIViewController {}
final class NotesViewController: UIViewController {}
enum Wish { case book(String), notes, nothing }
class Flow { let stack: UINavigationController; init(stack: UINavigationController) { self.stack = stack } }
final class LibraryCoordinator: Flow {
    func didSignIn(wish: Wish) {
        let reading = ReadingCoordinator(stack: stack)
        reading.begin(wish)
    }
}
final class ReadingCoordinator: Flow {
    func begin(_ wish: Wish) { follow(wish) }
    func follow(_ wish: Wish) {
        switch wish {
        case .book(let title): if !title.isEmpty { openBook() }
        case .notes: openNotes()
        case .nothing: break
        }
    }
    func openBook() { stack.pushViewController(BookViewController(), animated: true) }
    func openNotes() { stack.present(NotesViewController(), animated: true) }
}
