import UIKit

protocol CodePresenting: AnyObject {
    var view: CodeView? { get set }

    func didEnter(_ code: String)
}

protocol CodeView: AnyObject {
    func showError()
}

final class CodeViewController: UIViewController, CodeView {
    private let presenter: CodePresenting

    init?(coder: NSCoder, presenter: CodePresenting) {
        self.presenter = presenter
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.view = self
    }

    func showError() { title = "Wrong" }

    @IBAction private func doneTapped() { presenter.didEnter("0000") }
}

enum CodeFactory {
    static func make(with presenter: CodePresenting) -> CodeViewController {
        CodeViewController.instantiate(from: "Lock") { coder in
            CodeViewController(coder: coder, presenter: presenter)
        }
    }
}

protocol Instantiable {}

extension Instantiable where Self: UIViewController {
    static func instantiate(from storyboard: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> Self {
        let storyboard = UIStoryboard(name: storyboard, bundle: .main)
        guard
            let screen = storyboard.instantiateViewController(
                identifier: String(describing: Self.self), creator: creator) as? Self
        else { fatalError("There is no such scene") }
        return screen
    }
}

extension UIViewController: Instantiable {}
