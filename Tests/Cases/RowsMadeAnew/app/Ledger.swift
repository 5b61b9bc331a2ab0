import UIKit

struct EntryRow {
    let title: String
    let onPick: () -> Void
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: DeskViewController())
        return true
    }
}

final class DeskViewController: UIViewController {
    @IBAction func ledgerTapped() { present(LedgerBuilder.build(), animated: true) }
}

enum LedgerBuilder {
    static func build() -> UIViewController {
        let presenter = LedgerPresenter()
        let view = LedgerViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}

final class LedgerPresenter {
    weak var view: LedgerViewController?
    private let wireframe = LedgerWireframe()
    func prepare() { makeRows() }
    func refresh() { makeRows() }
    private func restore() { makeRows() }
    func burnTapped() { ask() }
    func tearTapped() { ask() }
    private func makeRows() {
        view?.show(["1", "2"].map { title in EntryRow(title: title, onPick: { [weak self] in self?.pick() }) })
    }
    private func pick() { view?.dismiss(animated: true) }
    private func ask() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.view?.dismiss(animated: true) })
        view?.present(alert, animated: true)
    }
}

final class LedgerWireframe {}

final class LedgerViewController: UIViewController, UITableViewDelegate {
    let presenter: LedgerPresenter
    private var rows: [EntryRow] = []
    init(presenter: LedgerPresenter) { self.presenter = presenter; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { super.viewDidLoad(); presenter.prepare() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); presenter.refresh() }
    @IBAction func burn() { presenter.burnTapped() }
    @IBAction func tear() { presenter.tearTapped() }
    func show(_ rows: [EntryRow]) { self.rows = rows }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rows[indexPath.row].onPick() }
}
