import SwiftUI

@MainActor
struct CoreBuilder: Builder {
    let interactor: CoreInteractor

    func build() -> AnyView { tabsView().any() }

    func tabsView() -> some View {
        TabsView(tabs: [
            TabScreen(title: "Garden", screen: {
                RouterView { router in
                    gardenView(router: router)
                }
                .any()
            }),
            TabScreen(title: "Shop", screen: {
                RouterView { router in
                    shopView(router: router)
                }
                .any()
            }),
        ])
    }
}

@MainActor
struct CoreRouter: GlobalRouter {
    let router: AnyRouter
    let builder: CoreBuilder
}

struct CoreInteractor {
    let container: Container
}
