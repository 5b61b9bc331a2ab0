import UIKit

enum KeeperFactory {
    static func createView() -> UIViewController {
        let viewModel = KeeperViewModel(wireframe: KeeperWireframe())
        let view = KeeperViewController(viewModel: viewModel)
        viewModel.view = view
        return view
    }
}

protocol KeeperViewModelProtocol: AnyObject {
    func begin()
    func openLogbook()
}

protocol KeeperViewProtocol: AnyObject {
    var controller: UIViewController { get }
    func show(_ lamps: [LampItem])
}

struct LampItem {
    let name: String
    let onTap: () -> Void
}

final class KeeperViewModel: KeeperViewModelProtocol {
    weak var view: KeeperViewProtocol?
    private let wireframe: KeeperWireframeProtocol

    init(wireframe: KeeperWireframeProtocol) {
        self.wireframe = wireframe
    }

    func begin() {
        update()
    }

    func openLogbook() {
        wireframe.showLogbook(on: view?.controller)
    }

    private func update() {
        let lamp = LampItem(name: "North") { [weak self] in
            self?.openLamp()
        }
        view?.show([lamp])
    }

    private func openLamp() {
        wireframe.showEntry(on: view?.controller, title: "North")
    }
}

final class KeeperViewController: UIViewController, KeeperViewProtocol {
    private let viewModel: KeeperViewModelProtocol
    private var lamps: [LampItem] = []
    private let logbookButton = UIButton()

    var controller: UIViewController { self }

    init(viewModel: KeeperViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        logbookButton.addTarget(self, action: #selector(logbookTapped), for: .touchUpInside)
        viewModel.begin()
    }

    func show(_ lamps: [LampItem]) {
        self.lamps = lamps
    }

    @objc private func logbookTapped() {
        viewModel.openLogbook()
    }

    func lampTapped(at index: Int) {
        lamps[index].onTap()
    }
}
