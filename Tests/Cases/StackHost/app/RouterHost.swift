import SwiftUI

@MainActor
protocol RouterHost: AnyObject {
    func push(_ route: AppRoute)
    func pop()
}

@Observable
@MainActor
final class RouterHostImpl: RouterHost {
    private var path: [AppRoute] = []
    private let rootRoute: AppRoute = .start

    func push(_ route: AppRoute) {
        path.append(route)
    }

    func pop() {
        path.removeLast()
    }

    func compose() -> AnyView {
        AnyView(StackView(host: self))
    }

    @ViewBuilder
    func resolve(_ route: AppRoute) -> some View {
        switch route {
        case .start: StartView(model: .init(router: self))
        case .lock(let config): LockView(model: .init(router: self, config: config))
        case .home: HomeView(model: .init(router: self))
        case .rating: RatingView()
        case .about: AboutView()
        case .terms(let url): TermsView(url: url)
        }
    }

    struct StackView: View {
        @State var host: RouterHostImpl

        var body: some View {
            NavigationStack(path: $host.path) {
                host.resolve(host.rootRoute)
                    .navigationDestination(for: AppRoute.self) { route in
                        host.resolve(route)
                    }
            }
        }
    }
}
