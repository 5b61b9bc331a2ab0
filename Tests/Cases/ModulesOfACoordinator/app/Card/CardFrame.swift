import SwiftUI
import UIKit

final class CardRouter {
    weak var view: UIViewController?

    func openTerms() {
        view?.present(TermsAssembly.make(), animated: true)
    }
}

final class CardFramePresenter {
    var router: CardRouter?
    private let member: String

    init(member: String) {
        self.member = member
    }

    func didTapTerms() { router?.openTerms() }
}

final class CardFrameViewController: UIViewController {
    var presenter: CardFramePresenter?
    private let tabs: [CardTab: UIViewController]

    init(tabs: [CardTab: UIViewController]) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (tab, screen) in tabs {
            addChild(screen)
            screen.view.isHidden = tab != .visits
        }
    }

    @IBAction private func termsTapped() { presenter?.didTapTerms() }
}

protocol VisitsOutput: AnyObject {
    func visitsDidEnd()
}

final class VisitsPresenter {
    weak var output: VisitsOutput?

    func didTapEnd() { output?.visitsDidEnd() }
}

final class VisitsViewController: UIViewController {
    var presenter: VisitsPresenter?

    @IBAction private func endTapped() { presenter?.didTapEnd() }
}

final class GoalsPresenter {}

final class GoalsViewController: UIViewController {
    var presenter: GoalsPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: GoalsView())
        addChild(host)
        view.addSubview(host.view)
    }
}

struct GoalsView: View {
    var body: some View { Text("Goals") }
}
