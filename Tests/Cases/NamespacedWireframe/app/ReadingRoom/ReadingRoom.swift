import UIKit

enum ReadingRoom {
    static func assemble() -> UIViewController {
        let controller = ViewController()
        let wireframe = Wireframe(root: controller)
        controller.presenter = Presenter(view: controller, wireframe: wireframe)
        return controller
    }
}

extension ReadingRoom {
    final class ViewController: UIViewController {
        var presenter: Presenter?

        @objc func didTapRenew() { presenter?.renew() }
        @objc func didTapAll(_ sender: UIButton) { presenter?.renewAll() }
        @objc func didTapClose() { presenter?.close() }
    }

    final class Presenter {
        private unowned let view: ViewController
        private let wireframe: Wireframe

        init(view: ViewController, wireframe: Wireframe) {
            self.view = view
            self.wireframe = wireframe
        }

        func renew() { wireframe.openRenewal() }
        func renewAll() { wireframe.openBulk([Book(isbn: "1"), Book(isbn: "2")]) }
        func close() { wireframe.close() }
    }

    final class Wireframe {
        private weak var root: UIViewController?

        init(root: UIViewController) { self.root = root }

        func openRenewal() {
            guard let form = LoanFormFactory.makeForRenewal() else { return }
            let navigation = UINavigationController(rootViewController: form.asController)
            root?.present(navigation, animated: true)
        }

        func openBulk(_ books: [Book]) {
            guard let confirm = BulkRenewalFactory.make(for: books) else { return }
            root?.present(confirm.asController, animated: true)
        }

        func close() { root?.presentingViewController?.dismiss(animated: true) }
    }
}
