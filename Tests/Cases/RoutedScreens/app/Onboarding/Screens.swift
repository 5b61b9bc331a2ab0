import SwiftUI

@MainActor
protocol WelcomeRouter: GlobalRouter {
    func showOnboardingIntroView()
    func showSignInView()
}

extension OnboardingRouter: WelcomeRouter {}

@MainActor
@Observable
final class WelcomePresenter {
    private let interactor: OnboardingInteractor
    private let router: WelcomeRouter

    init(interactor: OnboardingInteractor, router: WelcomeRouter) {
        self.interactor = interactor
        self.router = router
    }

    func onStartPressed() { router.showOnboardingIntroView() }

    func onSignInPressed() { router.showSignInView() }
}

struct WelcomeView: View {
    @State var presenter: WelcomePresenter

    var body: some View {
        VStack {
            Button("Start") { presenter.onStartPressed() }
            Button("Sign in") { presenter.onSignInPressed() }
        }
    }
}

@MainActor
protocol OnboardingIntroRouter: GlobalRouter {
    func showOnboardingColorView(isLast: Bool)
}

extension OnboardingRouter: OnboardingIntroRouter {}

@MainActor
@Observable
final class OnboardingIntroPresenter {
    private let router: OnboardingIntroRouter

    init(router: OnboardingIntroRouter) {
        self.router = router
    }

    func onContinuePressed() { router.showOnboardingColorView(isLast: true) }
}

struct OnboardingIntroView: View {
    @State var presenter: OnboardingIntroPresenter

    var body: some View {
        Button("Continue") { presenter.onContinuePressed() }
    }
}

@MainActor
protocol OnboardingColorRouter: GlobalRouter {
    func showSignInView()
}

extension OnboardingRouter: OnboardingColorRouter {}

@MainActor
@Observable
final class OnboardingColorPresenter {
    private let router: OnboardingColorRouter

    init(router: OnboardingColorRouter) {
        self.router = router
    }

    func onColorPressed(_ isPlain: Bool) {
        if isPlain { return }
        router.showSignInView()
    }
}

struct OnboardingColorView: View {
    @State var presenter: OnboardingColorPresenter
    let isLast: Bool

    var body: some View {
        Button("Green") { presenter.onColorPressed(false) }
    }
}

@MainActor
protocol SignInRouter: GlobalRouter {}

extension OnboardingRouter: SignInRouter {}

@MainActor
@Observable
final class SignInPresenter {
    private let router: SignInRouter

    init(router: SignInRouter) {
        self.router = router
    }

    func onDonePressed() { router.dismissScreen() }
}

struct SignInView: View {
    @State var presenter: SignInPresenter

    var body: some View {
        Button("Done") { presenter.onDonePressed() }
    }
}
