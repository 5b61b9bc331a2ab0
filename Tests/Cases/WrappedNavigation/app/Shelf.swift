import UIKit

final class ShelfCoordinator {
    let stack: StackController

    init() {
        let controller = ShelfViewController()
        stack = StackController(first: controller)
        controller.delegate = self
    }
}

extension ShelfCoordinator: ShelfDelegate {
    func shelfDidSelectBook() {
        let controller = BookViewController()
        controller.delegate = self
        stack.pushViewController(controller, animated: true)
    }
}

extension ShelfCoordinator: BookDelegate {
    func bookIsRead() { stack.popViewController(animated: true) }
}

protocol ShelfDelegate: AnyObject {
    func shelfDidSelectBook()
}

final class ShelfViewController: UIViewController {
    weak var delegate: ShelfDelegate?
    private let covers = UINavigationController(rootViewController: CoversViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(covers)
        view.addSubview(covers.view)
    }

    @IBAction func select() { delegate?.shelfDidSelectBook() }
}

final class CoversViewController: UIViewController {}

protocol BookDelegate: AnyObject {
    func bookIsRead()
}

final class BookViewController: UIViewController {
    weak var delegate: BookDelegate?

    @IBAction func close() { delegate?.bookIsRead() }
}
