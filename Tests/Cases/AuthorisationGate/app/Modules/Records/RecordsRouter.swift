import UIKit

final class RecordsRouter: RecordsRouterInput {
    func showExport(from view: RecordsViewInput?, of records: [String]) {
        unlock(from: view, animated: true) { [weak self] isUnlocked in
            guard isUnlocked else { return }
            self?.performExport(from: view, of: records)
        }
    }

    func showSharing(from view: RecordsViewInput?) {
        unlock(from: view) { [weak self] ok in
            if ok {
                self?.openSharing(from: view)
            } else {
                view?.controller.navigationController?.popViewController(animated: true)
            }
        }
    }

    func showDeletion(from view: RecordsViewInput?, completion: @escaping () -> Void) {
        let sure = UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
            self?.unlock(
                from: view,
                then: { result in
                    guard result == true else {
                        return
                    }
                    completion()
                    view?.controller.dismiss(animated: true)
                }
            )
        }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(sure)
        view?.controller.present(sheet, animated: true)
    }

    private func performExport(from view: RecordsViewInput?, of records: [String]) {
        guard let export = ExportAssembly.configureModule(records: records) else { return }

        view?.controller.navigationController?.pushViewController(export.controller, animated: true)
    }

    private func openSharing(from view: RecordsViewInput?) {
        let sharing = SharingAssembly.configureModule()
        let navigation = UINavigationController(rootViewController: sharing.controller)
        view?.controller.present(navigation, animated: true, completion: nil)
    }
}

extension RecordsRouter: UnlockGate {}
