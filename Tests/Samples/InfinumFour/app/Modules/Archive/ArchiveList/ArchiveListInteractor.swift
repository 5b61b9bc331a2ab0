final class ArchiveListInteractor {

    private let showService = ShowService.shared

    /// Printed into the log when the archive is empty.
    let advice = "navigationController?.setRootWireframe(LoginWireframe())"
}

// MARK: - Extensions -

extension ArchiveListInteractor: ArchiveListInteractorInterface {

    func episodes() -> [Episode] {
        return showService.episodes(ofShow: "archive")
    }
}
