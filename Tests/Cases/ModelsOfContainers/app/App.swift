import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var flow: ShelfCoordinator?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let stack = UINavigationController()
        window = UIWindow()
        window?.rootViewController = stack
        flow = ShelfCoordinator(stack: stack)
        flow?.start()
        return true
    }
}
class Flow { let stack: UINavigationController; init(stack: UINavigationController) { self.stack = stack } }
final class ShelfViewController: UIViewController {
    var onOpen: (() -> Void)?
    let button = UIButton()
    override func viewDidLoad() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }
    @objc func tap() { onOpen?() }
}
final class ShelfCoordinator: Flow {
    func start() {
        let shelf = ShelfViewController()
        shelf.onOpen = { [weak self] in self?.openBook() }
        stack.pushViewController(shelf, animated: true)
    }
    func openBook() { BookCoordinator(stack: stack).start() }
}
protocol BookViewModel: AnyObject { func notesTapped() }
final class BookViewModelImplementation: BookViewModel {
    var onNotes: (() -> Void)?
    func notesTapped() { onNotes?() }
}
final class BookViewController: UIViewController {
    private let viewModel: BookViewModel
    private let cover: UIViewController
    private let notes = UIButton()
    init(viewModel: BookViewModel, cover: UIViewController) {
        self.viewModel = viewModel
        self.cover = cover
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        addChild(cover)
        view.addSubview(cover.view)
        notes.addTarget(self, action: #selector(showNotes), for: .touchUpInside)
    }
    @objc func showNotes() { viewModel.notesTapped() }
}
final class CoverViewController: UIViewController {}
final class NotesViewController: UIViewController {}
final class BookCoordinator: Flow {
    func start() {
        let model = BookViewModelImplementation()
        model.onNotes = { [weak self] in self?.openNotes() }
        let book = BookViewController(viewModel: model, cover: CoverViewController())
        stack.pushViewController(book, animated: true)
    }
    func openNotes() { stack.pushViewController(NotesViewController(), animated: true) }
}
