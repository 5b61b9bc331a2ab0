import SwiftUI

enum ShelfSheet: Identifiable {
    case settings
    case loan(book: String)
    case scanner

    var id: String { String(describing: self) }
}

struct ShelfView: View {
    @StateObject var presenter: ShelfPresenter
    @State private var isShowingHelp = false
    @Environment(\.openURL) private var openURL

    var body: some View {
        content
            .sheet(item: $presenter.sheet) { sheet in
                switch sheet {
                case .settings: SettingsView()
                case .loan(let book): LoanBuilder.build(book: book)
                case .scanner: ScannerBridge()
                }
            }
            .fullScreenCover(isPresented: $presenter.isShowingTour) { TourView() }
            .popover(isPresented: $isShowingHelp) {
                VStack {
                    Text("Help")
                    HelpView()
                }
            }
            .alert("Overdue", isPresented: $presenter.isOverdue) { Button("Pay") { presenter.pay() } }
            .bookDetail($presenter.book)
    }

    private var content: some View {
        VStack {
            Button("Settings") { presenter.didTapSettings() }
            Button("Borrow") { presenter.didTapBorrow("Emma") }
            Button("Scan") { presenter.sheet = .scanner }
            Button("Tour") { presenter.didTapTour() }
            Button("Help") { isShowingHelp.toggle() }
            Button("Catalogue") { openURL(presenter.catalogue) }
        }
    }
}

extension View {
    func bookDetail(_ book: Binding<String?>) -> some View {
        navigationDestination(item: book) { title in
            BookView(title: title)
        }
    }
}

final class ShelfPresenter: ObservableObject {
    @Published var sheet: ShelfSheet?
    @Published var isShowingTour = false
    @Published var isOverdue = false
    @Published var book: String?
    let catalogue = URL(fileURLWithPath: "/catalogue")
    private let interactor: ShelfInteractor

    init(interactor: ShelfInteractor) {
        self.interactor = interactor
    }

    func didTapSettings() { sheet = .settings }

    func didTapBorrow(_ book: String) { sheet = .loan(book: book) }

    func didTapTour() { isShowingTour = true }

    func pay() {
        isOverdue = false
        sheet = nil
    }
}

final class ShelfInteractor {}

enum ShelfBuilder {
    @MainActor static func build() -> some View {
        ShelfView(presenter: ShelfPresenter(interactor: ShelfInteractor()))
    }
}
