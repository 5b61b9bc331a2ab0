import SwiftUI
import UIKit
import Viperit

final class TagListView: TableUserInterface {}
final class TagListInteractor: Interactor {}
final class TagListPresenter: Presenter {}
final class TagListRouter: Router {}

struct AboutView: View {
    let presenter: AboutPresenter

    var body: some View {
        Button("Imprint") { presenter.didTapImprint() }
    }
}

final class AboutInteractor: Interactor {}

final class AboutPresenter: Presenter {
    func didTapImprint() { router.openImprint() }
    private var router: AboutRouter { _router as! AboutRouter }
}

final class AboutRouter: Router {
    func openImprint() {
        UIApplication.shared.open(URL(string: "https://example.org/imprint")!)
    }
}

final class BannerView: UserInterface {}
final class BannerInteractor: Interactor {}
final class BannerPresenter: Presenter {}
final class BannerRouter: Router {}

final class Questions: ObservableObject {
    @Published var asked = 0
}

struct HelpView: View {
    @EnvironmentObject var questions: Questions

    var body: some View {
        Text("\(questions.asked) questions were asked")
    }
}

final class HelpInteractor: Interactor {}
final class HelpPresenter: Presenter {}
final class HelpRouter: Router {}
