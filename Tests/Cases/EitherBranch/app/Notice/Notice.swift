import UIKit

enum NoticeBuilder {
    static func make(text: String) -> UIViewController {
        let controller = NoticeViewController()
        controller.presenter = NoticePresenter(text: text)
        return controller
    }
}

final class NoticeViewController: UIViewController {
    var presenter: NoticePresenter?
}

final class NoticePresenter {
    private let text: String

    init(text: String) { self.text = text }
}
