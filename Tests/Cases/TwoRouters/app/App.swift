import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: NoteAssembly().module())
        return true
    }
}
class SheetLeaver {
    weak var host: UIViewController?
    func leave() { host?.dismiss(animated: true) }
}
class StackLeaver {
    weak var host: UIViewController?
    func leave() { host?.navigationController?.popViewController(animated: true) }
}
protocol NoteRouter: AnyObject {
    func leave()
    func showTags()
}
final class PhoneNoteRouter: StackLeaver, NoteRouter {
    func showTags() { host?.navigationController?.pushViewController(TagsViewController(), animated: true) }
}
final class PadNoteRouter: SheetLeaver, NoteRouter {
    func showTags() { host?.present(TagsViewController(), animated: true) }
}
final class NotePresenter {
    private let router: NoteRouter
    init(router: NoteRouter) { self.router = router }
    func leaveTapped() { router.leave() }
    func tagsTapped() { router.showTags() }
}
final class NoteViewController: UIViewController {
    var presenter: NotePresenter!
    @IBAction func leave(_ sender: UIButton) { presenter.leaveTapped() }
    @IBAction func tags(_ sender: UIButton) { presenter.tagsTapped() }
}
final class TagsViewController: UIViewController {}
final class NoteAssembly {
    func module() -> UIViewController { UIDevice.current.userInterfaceIdiom == .pad ? pad() : phone() }
    private func phone() -> UIViewController { module(PhoneNoteRouter()) }
    private func pad() -> UIViewController { module(PadNoteRouter()) }
    private func module(_ router: NoteRouter) -> UIViewController {
        let view = NoteViewController()
        view.presenter = NotePresenter(router: router)
        return view
    }
}
