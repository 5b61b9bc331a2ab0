import FloatingPanel
import PanModal
import UIKit

protocol ParcelsWireframeInterface: AnyObject {
    func showParcel(_ number: String)
    func showLabel()
    func showTracking()
    func showFilter()
    func askWhatToDo()
    func askHow(_ number: String)
}

final class ParcelsWireframe: ParcelsWireframeInterface {
    weak var view: UIViewController?

    func showParcel(_ number: String) {
        view?.navigationController?.pushViewController(ParcelBuilder.build(number: number), animated: true)
    }

    func showLabel() {
        view?.presentPanModal(LabelBuilder.build())
    }

    func showTracking() {
        guard let view = view else { return }
        let panel = FloatingPanelController()
        panel.set(contentViewController: TrackingBuilder.build())
        panel.isRemovalInteractionEnabled = true
        panel.addPanel(toParent: view)
    }

    func showFilter() {
        let panel = FloatingPanelController(delegate: nil)
        panel.set(contentViewController: FilterBuilder.build())
        view?.present(panel, animated: true, completion: nil)
    }

    func askWhatToDo() {
        let alert = UIAlertController(title: "Parcel", message: nil, preferredStyle: .actionSheet)
        let send = UIAlertAction(title: "Send", style: .default) { [weak self] _ in
            self?.view?.navigationController?.pushViewController(SendBuilder.build(), animated: true)
        }
        alert.addAction(send)
        view?.present(alert, animated: true)
    }

    func askHow(_ number: String) {
        view?.prompt("How?", actions: [
            PromptAction(title: "Details") { [weak self] in self?.showParcel(number) },
            PromptAction(title: "Return") { [weak self] in
                self?.view?.present(ReturnBuilder.build(), animated: true)
            },
        ])
    }
}

final class ParcelsPresenter {
    private let wireframe: ParcelsWireframeInterface

    init(wireframe: ParcelsWireframeInterface) {
        self.wireframe = wireframe
    }

    func didSelect(_ number: String) { wireframe.showParcel(number) }
    func didTapLabel() { wireframe.showLabel() }
    func didTapTracking() { wireframe.showTracking() }
    func didTapFilter() { wireframe.showFilter() }
    func didTapMore() { wireframe.askWhatToDo() }
    func didHold(_ number: String) { wireframe.askHow(number) }
}

final class ParcelsViewController: UITableViewController {
    var presenter: ParcelsPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UIAction(title: "Label", image: nil) { [weak self] _ in
            self?.presenter?.didTapLabel()
        }
        let tracking = UIAction(title: "Tracking", handler: { [weak self] _ in self?.presenter?.didTapTracking() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", image: nil, primaryAction: nil, menu: UIMenu(title: "", children: [label, tracking]))
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.didSelect("\(indexPath.row)")
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let more = UIContextualAction(style: .normal, title: "More") { [weak self] _, _, done in
            self?.presenter?.didHold("\(indexPath.row)")
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [more])
    }

    @IBAction private func filterTapped() { presenter?.didTapFilter() }
    @IBAction private func moreTapped() { presenter?.didTapMore() }
}

enum ParcelsBuilder {
    static func build() -> UIViewController {
        let view = ParcelsViewController()
        let wireframe = ParcelsWireframe()
        wireframe.view = view
        view.presenter = ParcelsPresenter(wireframe: wireframe)
        return view
    }
}
