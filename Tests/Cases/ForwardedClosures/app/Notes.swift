import UIKit

protocol NotesViewInput: AnyObject {
    var onShare: (() -> Void)? { get set }
    var onEdit: (() -> Void)? { get set }
}

final class NotesRouter {
    weak var host: UIViewController?
    static func make() -> UIViewController {
        let router = NotesRouter()
        let view = NotesViewController()
        let presenter = NotesPresenter(router: router, view: view)
        view.owner = presenter
        router.host = view
        return view
    }
    func showShare() { host?.present(ShareViewController(), animated: true) }
    func showEditor() { host?.navigationController?.pushViewController(EditorViewController(), animated: true) }
}

final class NotesPresenter {
    init(router: NotesRouter, view: NotesViewInput) {
        view.onShare = { router.showShare() }
        view.onEdit = { router.showEditor() }
    }
}

final class NotesViewController: UIViewController, NotesViewInput {
    var owner: NotesPresenter?
    private let sheet = NotesSheet()
    var onEdit: (() -> Void)?
    var onShare: (() -> Void)? {
        get { sheet.onShare }
        set { sheet.onShare = newValue }
    }
    override func viewDidLoad() { sheet.onEdit = onEdit }
}

final class NotesSheet: UIView {
    private let shareButton = UIButton()
    private let editButton = UIButton()
    var onShare: (() -> Void)?
    var onEdit: (() -> Void)?
    func setUp() {
        shareButton.addTarget(self, action: #selector(shareTapped), for: .touchUpInside)
        editButton.addTarget(self, action: #selector(editTapped), for: .touchUpInside)
    }
    @objc func shareTapped() { onShare?() }
    @objc func editTapped() { onEdit?() }
}

final class ShareViewController: UIViewController {}
final class EditorViewController: UIViewController {}
