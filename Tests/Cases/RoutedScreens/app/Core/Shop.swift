import SwiftUI
import SwiftfulRouting

@MainActor
protocol ShopRouter: GlobalRouter {
    func showCheckout()
    func leave()
}

extension CoreRouter: ShopRouter {}

@MainActor
@Observable
final class ShopPresenter {
    private let interactor: CoreInteractor
    private let router: ShopRouter

    init(interactor: CoreInteractor, router: ShopRouter) {
        self.interactor = interactor
        self.router = router
    }

    func onBuyPressed() { router.showCheckout() }

    func onSignOutPressed() { router.leave() }
}

struct ShopView: View {
    @State var presenter: ShopPresenter

    var body: some View {
        VStack {
            Button("Buy") { presenter.onBuyPressed() }
            Button("Sign out") { presenter.onSignOutPressed() }
        }
    }
}

@MainActor
@Observable
final class DiaryPresenter {
    private let router: any DiaryRouter

    init(router: any DiaryRouter) {
        self.router = router
    }
}

@MainActor
protocol DiaryRouter: GlobalRouter {}

extension CoreRouter: DiaryRouter {}

struct DiaryView: View {
    @State var presenter: DiaryPresenter

    var body: some View { Text("Diary") }
}

extension CoreBuilder {
    func shopView(router: AnyRouter) -> some View {
        ShopView(presenter: ShopPresenter(interactor: interactor, router: CoreRouter(router: router, builder: self)))
    }

    func diaryView(router: AnyRouter) -> some View {
        DiaryView(presenter: DiaryPresenter(router: CoreRouter(router: router, builder: self)))
    }

    func outsideView() -> AnyView {
        OnboardingBuilder(interactor: OnboardingInteractor(container: interactor.container)).build()
    }
}

extension CoreRouter {
    func showCheckout() {
        router.showScreen(AnyDestination(segue: .fullScreenCover, destination: { router in
            builder.diaryView(router: router)
        }))
    }

    func showDiaryView() {
        router.showScreen { router in
            builder.diaryView(router: router)
        }
    }

    func leave() {
        router.showModule(.trailing, id: "onboarding") { _ in
            self.builder.outsideView()
        }
    }
}
