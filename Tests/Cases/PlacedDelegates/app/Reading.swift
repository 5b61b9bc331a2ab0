import UIKit

final class ReadingPresenter {
    weak var view: ReadingViewController?
}

final class ReadingViewController: UIViewController {
    @IBOutlet private var pager: PagerView!
    var presenter: ReadingPresenter!

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.delegate = self
        pager.scroll(to: 0)
    }
}

extension ReadingViewController: PagerViewDelegate {
    func pagerView(_ pagerView: PagerView, pageFor index: Int) -> UIViewController? {
        index == 0 ? ShelfAssembly.make() : NotesViewController()
    }
}

enum ReadingAssembly {
    static func make() -> UIViewController {
        let view = ReadingViewController()
        let presenter = ReadingPresenter()
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

final class NotesViewController: UIViewController {}
