import SwiftUI

protocol Page: AnyObject { func content() -> AnyView }
final class Leaf: Identifiable, Hashable {
    let page: Page
    init(_ page: Page) { self.page = page }
    static func == (a: Leaf, b: Leaf) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable final class BookCoordinator {
    var cover: Leaf?
    var leaves: [Leaf] = []
    var insert: BookCoordinator?
    func open(at page: Page) {
        closeAll()
        cover = Leaf(page)
    }
    func turn(to page: Page) { leaves.append(Leaf(page)) }
    func closeAll() {
        guard !leaves.isEmpty else { return }
        leaves.removeAll()
    }
}

struct BookView: View {
    @Bindable var coordinator: BookCoordinator
    var body: some View {
        NavigationStack(path: $coordinator.leaves) {
            (coordinator.cover?.page.content() ?? AnyView(EmptyView()))
                .navigationDestination(for: Leaf.self) { leaf in leaf.page.content() }
        }
    }
}

final class ReaderFlow {
    private let book: BookCoordinator
    init(book: BookCoordinator) { self.book = book }
    // Nothing lies on the stack that is made here.
    func showNotes() {
        let own = BookCoordinator()
        own.open(at: NotesCoordinator())
        book.insert = own
    }
    // Here something does.
    func openNotesAndClose() {
        let own = BookCoordinator()
        own.turn(to: NotesCoordinator())
        own.closeAll()
        book.insert = own
    }
    func showIndex() { book.turn(to: IndexCoordinator()) }
}

final class NotesCoordinator: Page { func content() -> AnyView { AnyView(NotesView()) } }
struct NotesView: View { var body: some View { Text("notes") } }
final class IndexCoordinator: Page { func content() -> AnyView { AnyView(IndexView()) } }
struct IndexView: View { var body: some View { Text("index") } }
