import UIKit

protocol SheetContent: UIViewController {
    var height: CGFloat { get }
}

final class SheetController: UIViewController {
    private let content: SheetContent
    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

    init(content: SheetContent) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    func present(from controller: UIViewController) {
        let navigation = UINavigationController(rootViewController: self)
        navigation.modalPresentationStyle = .overFullScreen
        controller.present(navigation, animated: false) {
            self.setUp()
        }
    }

    func close(completion: (() -> Void)? = nil) {
        navigationController?.dismiss(animated: false, completion: completion)
    }

    private func setUp() {
        view.addGestureRecognizer(tap)
        addChild(content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    @objc private func tapped() { close() }
}
