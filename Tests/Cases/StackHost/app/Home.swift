import SwiftUI

final class HomeModel<Router: RouterHost>: ScreenModel<Router, Int> {
    private let news = NewsFeed()

    init(router: Router) {
        super.init(router: router, initialState: 0)
    }

    func about() {
        router.push(.about)
    }

    func newest() {
        guard let route = news.newestRoute() else { return }
        router.push(route)
    }
}

struct HomeView<Router: RouterHost>: View {
    @State var model: HomeModel<Router>

    var body: some View {
        VStack {
            Button("About") { model.about() }
            Button("Newest") { model.newest() }
        }
    }
}
