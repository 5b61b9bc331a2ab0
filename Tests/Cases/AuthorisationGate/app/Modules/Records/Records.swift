import UIKit

typealias RecordsModule = (view: RecordsViewInput, input: RecordsModuleInput)

protocol RecordsModuleInput: AnyObject { func reload() }
protocol RecordsViewInput: ViewBacked {}

protocol RecordsRouterInput: AnyObject {
    func showExport(from view: RecordsViewInput?, of records: [String])
    func showSharing(from view: RecordsViewInput?)
    func showDeletion(from view: RecordsViewInput?, completion: @escaping () -> Void)
}

final class RecordsAssembly {
    static func configureModule() -> RecordsModule {
        let router = RecordsRouter()
        let presenter = RecordsPresenter(router: router)
        let view = RecordsViewController(output: presenter)
        presenter.view = view
        return (view, presenter)
    }
}

final class RecordsViewController: UIViewController, RecordsViewInput {
    private let output: RecordsPresenter

    init(output: RecordsPresenter) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    @objc func exportTapped() { output.didTapExport() }
    @objc func shareTapped() { output.didTapShare() }
    @objc func deleteTapped() { output.didTapDelete() }
}

final class RecordsPresenter: RecordsModuleInput {
    weak var view: RecordsViewInput?
    private let router: RecordsRouterInput

    init(router: RecordsRouterInput) { self.router = router }

    func reload() {}
    func didTapExport() { router.showExport(from: view, of: ["x-ray"]) }
    func didTapShare() { router.showSharing(from: view) }

    func didTapDelete() {
        router.showDeletion(from: view) { [weak self] in
            self?.reload()
        }
    }
}
