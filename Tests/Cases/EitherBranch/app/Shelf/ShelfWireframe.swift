import UIKit

final class ShelfWireframe {
    weak var controller: UIViewController?

    /// Shown in both branches of a helper.
    func showLoan() {
        guard let controller = controller else { return }
        LoanBuilder.make().showModally(on: controller)
    }

    /// Shown in all branches of a chain.
    func showReader() {
        let reader = ReaderBuilder.make()
        if let split = controller?.splitViewController, split.isCollapsed {
            split.present(reader, animated: true)
        } else if let tabs = controller?.tabBarController {
            tabs.present(reader, animated: true)
        } else {
            controller?.present(reader, animated: true)
        }
    }

    /// The last branch is missing.
    func showReaderOnPad() {
        let reader = ReaderBuilder.make()
        if controller?.traitCollection.userInterfaceIdiom == .pad {
            controller?.splitViewController?.present(reader, animated: true)
        } else if controller?.view.window != nil {
            controller?.present(reader, animated: true)
        }
    }

    /// Each branch makes another screen.
    func showNotice(isUrgent: Bool) {
        if isUrgent {
            controller?.present(NoticeBuilder.make(text: "Late"), animated: true)
        } else {
            controller?.present(NoticeBuilder.make(text: "Soon"), animated: true)
        }
    }

    /// Each branch has its own transition.
    func openReader() {
        let reader = ReaderBuilder.make()
        guard let navigation = controller?.navigationController else {
            controller?.present(reader, animated: true)
            return
        }
        navigation.pushViewController(reader, animated: true)
    }

    /// It leaves either way.
    func close() {
        guard let presenting = controller?.presentingViewController, presenting.isViewLoaded else {
            controller?.dismiss(animated: false)
            return
        }
        presenting.dismiss(animated: true)
    }
}
