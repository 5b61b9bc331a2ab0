import UIKit

protocol LogbookViewModelProtocol: AnyObject {
    func selectEntry(named title: String)
}

final class LogbookViewModel: LogbookViewModelProtocol {
    weak var view: UIViewController?
    var wireframe: LogbookWireframeProtocol = LogbookWireframe()

    func selectEntry(named title: String) {
        wireframe.showEntry(on: view, title: title)
    }
}

final class LogbookViewController: UITableViewController {
    private let viewModel: LogbookViewModelProtocol

    init(viewModel: LogbookViewModelProtocol) {
        self.viewModel = viewModel
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.selectEntry(named: "Night \(indexPath.row)")
    }
}

protocol LogbookWireframeProtocol {
    func showEntry(on controller: UIViewController?, title: String)
}

final class LogbookWireframe: LogbookWireframeProtocol {
    func showEntry(on controller: UIViewController?, title: String) {
        controller?.navigationController?.pushViewController(EntryViewController(title: title), animated: true)
    }
}
