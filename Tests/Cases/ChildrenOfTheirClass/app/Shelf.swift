import Combine
import ShelfServices
import UIKit

final class ShelfFlow {
    private let stack: UINavigationController
    private let service: ShelfService
    private var bag = Set<AnyCancellable>()
    private var inner: ShelfFlow?
    init(stack: UINavigationController, service: ShelfService) {
        self.stack = stack
        self.service = service
        service.asked.sink { [weak self] wish in
            switch wish {
            case .book: self?.openBook()
            case .shelf: self?.openShelf()
            }
        }.store(in: &bag)
    }
    func follow(_ link: ShelfLink) {
        switch link {
        case .index: stack.pushViewController(IndexViewController(), animated: true)
        case .inner:
            let next = ShelfFlow(stack: stack, service: service)
            inner = next
            next.follow(.index)
        }
    }
    private func openBook() { stack.pushViewController(BookViewController(), animated: true) }
    private func openShelf() { inner = ShelfFlow(stack: stack, service: service) }
}

class BookViewController: UIViewController {}
class IndexViewController: UIViewController {}
