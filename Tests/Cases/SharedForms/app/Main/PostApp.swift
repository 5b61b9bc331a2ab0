import SwiftUI

@main
struct PostApp: App {
    @State private var desk = Desk()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $desk.path) {
                CounterView(desk: desk)
                    .navigationDestination(for: Page.self) { page in
                        view(of: page, router: desk)
                    }
            }
        }
    }

    @ViewBuilder
    private func view(of page: Page, router: some PostRouter) -> some View {
        switch page {
        case .parcel: ParcelView(with: .init(router: router, weight: 2))
        case .letter: LetterView(with: .init(router: router))
        case .receipt: ReceiptView()
        case .stamp: StampView()
        }
    }
}

enum Page: Hashable {
    case parcel, letter, receipt, stamp
}

protocol PostRouter {
    func push(_ page: Page)
}

@Observable
final class Desk: PostRouter {
    var path: [Page] = []

    private var waiting: [() -> Void] = []
    private var isMoving = false

    func push(_ page: Page) {
        guard isFree(then: self.push(page)) else { return }
        path.append(page)
    }

    private func isFree(then push: @escaping @autoclosure () -> Void) -> Bool {
        guard !isMoving else {
            waiting.append(push)
            return false
        }
        return true
    }
}
