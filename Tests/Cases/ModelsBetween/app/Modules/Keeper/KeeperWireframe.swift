import UIKit

protocol KeeperWireframeProtocol {
    func showLogbook(on controller: UIViewController?)
    func showEntry(on controller: UIViewController?, title: String)
}

final class KeeperWireframe: KeeperWireframeProtocol {
    func showLogbook(on controller: UIViewController?) {
        let viewModel = LogbookViewModel()
        let view = LogbookViewController(viewModel: viewModel)
        viewModel.view = view
        controller?.navigationController?.pushViewController(view, animated: true)
    }

    func showEntry(on controller: UIViewController?, title: String) {
        controller?.present(EntryViewController(title: title), animated: true)
    }
}
