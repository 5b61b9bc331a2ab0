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
