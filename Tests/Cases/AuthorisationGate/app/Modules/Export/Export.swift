import UIKit

protocol ExportViewInput: ViewBacked {}

enum ExportAssembly {
    static func configureModule(records: [String]) -> ExportViewInput? {
        guard !records.isEmpty else { return nil }
        let presenter = ExportPresenter(records: records, router: ExportRouter())
        let view = ExportViewController(output: presenter)
        presenter.view = view
        return view
    }
}

final class ExportViewController: UIViewController, ExportViewInput {
    private let output: ExportPresenter

    init(output: ExportPresenter) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    @objc func fileTapped() { output.didTapFile() }
}

final class ExportPresenter {
    weak var view: ExportViewInput?
    private let records: [String]
    private let router: ExportRouter

    init(records: [String], router: ExportRouter) {
        self.records = records
        self.router = router
    }

    func didTapFile() { router.open(records, from: view) }
}

final class ExportRouter {
    // The gate is an object here, handed the closure as a property.
    private lazy var guardian = ExportGuardian()

    func open(_ records: [String], from view: ExportViewInput?) {
        guardian.onPass = { [weak view] in
            let activity = UIActivityViewController(activityItems: records, applicationActivities: nil)
            view?.controller.present(activity, animated: true)
        }
        guardian.onFail = { [weak view] in
            view?.controller.navigationController?.popToRootViewController(animated: true)
        }
        guardian.check()
    }
}

final class ExportGuardian {
    var onPass: (() -> Void)?
    var onFail: (() -> Void)?

    func check() {
        DispatchQueue.global().async {
            let isAllowed = Bool.random()
            DispatchQueue.main.async { isAllowed ? self.onPass?() : self.onFail?() }
        }
    }
}
