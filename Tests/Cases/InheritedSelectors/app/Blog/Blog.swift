import UIKit

enum BlogBuilder {
    static func make() -> UIViewController {
        let controller = BlogViewController()
        controller.presenter = BlogPresenter()
        return controller
    }
}

final class BlogPresenter {
    func load() {}
}

final class BlogViewController: BaseViewController {
    var presenter: BlogPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.load()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openSettings)))
    }
}
