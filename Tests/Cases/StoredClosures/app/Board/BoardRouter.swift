import UIKit

enum AfterTicket {
    case stay
    case scan(code: String)
}

protocol TicketCoordinating: AnyObject {
    func ticketIsBought(_ after: AfterTicket)
}

final class BoardRouter {
    private let navigation: UINavigationController
    private var pending: [() -> Void] = []

    init(navigation: UINavigationController) { self.navigation = navigation }

    func openHelp() {
        UIView.animate(withDuration: 0.2, animations: {
            self.navigation.view.alpha = 1
        }, completion: { [weak self] finished in
            guard finished, let self = self else { return }
            self.navigation.present(HelpAssembly.assemble(), animated: true)
        })
    }

    func openRoutes() {
        DispatchQueue.main.async {
            let module = RouteAssembly.assemble { [weak self] stop in
                if let stop = stop {
                    self?.openScan(code: stop)
                } else {
                    self?.navigation.popViewController(animated: true)
                }
            }
            self.navigation.pushViewController(module, animated: true)
        }
    }

    func openTickets(then after: AfterTicket) {
        pending.append { [unowned self] in
            self.navigation.pushViewController(TicketAssembly.assemble(after: after, coordinator: self), animated: true)
        }
        runPending()
    }

    private func runPending() {
        let waiting = pending
        pending = []
        waiting.forEach { $0() }
    }

    private func openScan(code: String) {
        let scan = ScanAssembly.assemble(code: code)
        navigation.pushViewController(scan, animated: true)
    }
}

extension BoardRouter: TicketCoordinating {
    func ticketIsBought(_ after: AfterTicket) {
        guard case .scan(let code) = after else {
            navigation.popToRootViewController(animated: true)
            return
        }
        openScan(code: code)
    }
}
