import UIKit

/// A card with round corners, which leads nowhere by itself.
final class CardViewController: UIViewController {
    private let screen: UIViewController
    private let shade: UIColor

    init(_ screen: UIViewController, shade: UIColor = .black) {
        self.screen = screen
        self.shade = shade
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(screen)
        view.addSubview(screen.view)
        screen.didMove(toParent: self)
    }

    @IBAction func touchOutside() { dismiss(animated: true) }
}

extension UIViewController {
    func showInCard(over presenting: UIViewController?) {
        let card = CardViewController(self)
        presenting?.present(card, animated: true)
    }
}

/// A sheet that is pulled up: its body has the screen.
final class SheetViewController: UIViewController {
    private let body: SheetBodyViewController

    init(content: UIViewController) {
        self.body = SheetBodyViewController(child: content)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(body)
        view.addSubview(body.view)
    }
}

final class SheetBodyViewController: UIViewController {
    private let child: UIViewController

    init(child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        super.loadView()
        self.addChild(self.child)
        view.addSubview(child.view)
    }
}
