import SwiftUI

struct OnboardingInteractor {
    let container: Container
}

@MainActor
struct OnboardingBuilder: Builder {
    let interactor: OnboardingInteractor

    func build() -> AnyView { welcomeView().any() }

    func welcomeView() -> some View {
        RouterView { router in
            WelcomeView(
                presenter: WelcomePresenter(
                    interactor: interactor, router: OnboardingRouter(router: router, builder: self)))
        }
    }

    func onboardingIntroView(router: AnyRouter) -> some View {
        OnboardingIntroView(
            presenter: OnboardingIntroPresenter(router: OnboardingRouter(router: router, builder: self)))
    }

    func onboardingColorView(router: AnyRouter, isLast: Bool) -> some View {
        OnboardingColorView(
            presenter: OnboardingColorPresenter(router: OnboardingRouter(router: router, builder: self)),
            isLast: isLast)
    }

    func signInView(router: AnyRouter) -> some View {
        SignInView(presenter: SignInPresenter(router: OnboardingRouter(router: router, builder: self)))
    }
}

@MainActor
struct OnboardingRouter: GlobalRouter {
    let router: AnyRouter
    let builder: OnboardingBuilder

    func showOnboardingIntroView() {
        router.showScreen(.push) { router in
            builder.onboardingIntroView(router: router)
        }
    }

    func showOnboardingColorView(isLast: Bool) {
        router.showScreen(.push) { router in
            builder.onboardingColorView(router: router, isLast: isLast)
        }
    }

    func showSignInView() {
        router.showScreen(.sheet) { router in
            builder.signInView(router: router)
                .presentationDetents([.medium])
        }
    }
}
