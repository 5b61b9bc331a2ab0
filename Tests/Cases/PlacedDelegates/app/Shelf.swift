import UIKit

final class ShelfPresenter {
    weak var view: ShelfViewController?
}

final class ShelfViewController: UIViewController {
    @IBOutlet private var pager: PagerView!
    var presenter: ShelfPresenter!

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.delegate = self
        pager.scroll(to: 0)
    }
}

extension ShelfViewController: PagerViewDelegate {
    func pagerView(_ pagerView: PagerView, pageFor index: Int) -> UIViewController? { LoansViewController() }
}

enum ShelfAssembly {
    static func make() -> UIViewController {
        let view = ShelfViewController()
        let presenter = ShelfPresenter()
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

final class LoansViewController: UIViewController {}
