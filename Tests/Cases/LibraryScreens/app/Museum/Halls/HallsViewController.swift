import CodeReader
import TabbedPages
import UIKit

/// One page for each hall, in the library's tabbed controller.
final class HallsViewController: TabbedPagesViewController {
    private let presenter: HallsPresenter

    init(presenter: HallsPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    @objc func scanTapped() {
        presenter.didTapScan()
    }

    func pages(_ pages: TabbedPagesViewController, didSelectItem item: Int) {
        presenter.didSelectExhibit(number: item)
    }
}

extension HallsViewController: HallsViewProtocol {
    func showExhibit(number: Int) {
        let exhibit = ExhibitAssembly(number: number).makeModule()
        navigationController?.pushViewController(exhibit, animated: true)
    }

    func showScanner() {
        let scanner = CodeReaderViewController(types: [.qr])
        present(scanner, animated: true)
    }
}

extension HallsViewController {
    @objc func ticketTapped() {
        let sheet = SheetViewController(controller: TicketAssembly().makeModule(), sizes: [.fixed(300)])
        present(sheet, animated: true)
    }

    /// The library's picker is handed the screen that it is shown on.
    @objc func shareTapped() {
        let picker = ShareTargetViewController(sourceController: self, delegate: self)
        present(picker, animated: true)
    }
}
