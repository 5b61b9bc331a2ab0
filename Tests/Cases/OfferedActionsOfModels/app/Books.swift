import DITranquillity
import UIKit

protocol BooksViewModel: AnyObject {
    var select: ((String) -> Void)? { get }
    var titles: [String] { get }
}

let container = DIContainer()

final class BooksPart: DIPart {
    static func load(container: DIContainer) {
        container.register(ReadBooksViewModel.init).lifetime(.objectGraph)
    }
}

enum BooksAssembly {
    static func make() -> UIViewController {
        let view = BooksViewController()
        let model: ReadBooksViewModel = container.resolve()
        model.bind(router: BooksRouter(view: view))
        view.viewModel = model
        return view
    }
}

protocol Routing: AnyObject {
    var view: UIViewController? { get }
}

protocol BookRoute {
    func open(title: String)
}

extension BookRoute where Self: Routing {
    func open(title: String) {
        let book = BookViewController()
        Push(target: book, parent: view).move()
    }
}

final class Push {
    private let target: UIViewController
    private let parent: UIViewController?

    init(target: UIViewController, parent: UIViewController?) {
        self.target = target
        self.parent = parent
    }

    func move() {
        parent?.navigationController?.pushViewController(target, animated: true)
    }
}

final class BooksRouter: Routing, BookRoute {
    weak var view: UIViewController?

    init(view: UIViewController) {
        self.view = view
    }
}

final class ReadBooksViewModel: BooksViewModel {
    private(set) var select: ((String) -> Void)?
    let titles = ["Moby-Dick"]
    private var router: BooksRouter?

    init() {
        select = { [weak self] title in
            self?.open(title: title)
        }
    }

    func bind(router: BooksRouter) {
        self.router = router
    }

    private func open(title: String) { router?.open(title: title) }
}

final class BookCell: UICollectionViewCell {
    var handler: (() -> Void)?

    @objc private func tapped() { handler?() }

    func show(_ title: String, handler: ((String) -> Void)?) {
        self.handler = { handler?(title) }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }
}

final class BooksViewController: UICollectionViewController {
    var viewModel: BooksViewModel!

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = BookCell()
        cell.show(viewModel.titles[indexPath.item], handler: viewModel.select)
        return cell
    }
}

final class BookViewController: UIViewController {}
