import StretchyHeader
import UIKit

final class ExhibitViewController: StretchyTableViewController {
    private let presenter: ExhibitPresenter

    init(presenter: ExhibitPresenter) {
        self.presenter = presenter
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func leave() {
        navigationController?.popViewController(animated: true)
    }

    @IBAction private func closeTapped() {
        presenter.didTapClose()
    }
}

/// The voice guide's button asks for its own screen, which the framework makes.
extension ExhibitViewController: VoiceGuideButtonDelegate {
    func present(_ settings: VoiceGuideSettingsViewController, for button: VoiceGuideButton) {
        present(settings, animated: true)
    }
}
