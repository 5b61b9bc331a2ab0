import SwiftUI

struct LoanView: View {
    @ObservedObject var presenter: LoanPresenter
    @Environment(\.dismiss) private var close

    var body: some View {
        VStack {
            Button("Done") { close() }
            if presenter.needsCard {
                CardBadge()
            }
        }
    }
}

struct CardBadge: View {
    @State private var isOpen = false

    var body: some View {
        Button("Card") { isOpen = true }
            .sheet(isPresented: $isOpen) { LibraryCardView() }
    }
}

struct LibraryCardView: View {
    var body: some View { Text("Card") }
}

final class LoanPresenter: ObservableObject {
    @Published var needsCard = false
    private let book: String

    init(book: String) {
        self.book = book
    }
}

enum LoanBuilder {
    static func build(book: String) -> some View {
        LoanView(presenter: LoanPresenter(book: book))
    }
}
