import UIKit

final class CatalogueViewController: UIViewController {
    var presenter: CataloguePresenterProtocol?

    private let searchButton = UIButton()
    private let cover = UIImageView()
    private let banner = OfferBanner()
    private let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        searchButton.addTarget(self, action: #selector(didTapSearch), for: .touchUpInside)
        cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(didTapCover)))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Help", style: .plain, target: self, action: Self.helpSelector)
        banner.onTap = { [weak self] in
            self?.presenter?.openOffer()
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(loansDidChange), name: .loansDidChange, object: nil)
        table.delegate = self
        presenter?.start()
    }

    private static let helpSelector = #selector(didTapHelp)

    @objc private func didTapSearch() {
        presenter?.search()
    }

    @objc private func didTapCover() {
        presenter?.read()
    }

    @objc private func didTapHelp() {
        presenter?.help()
    }

    @objc private func loansDidChange() {
        presenter?.loansChanged()
    }
}

extension CatalogueViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.select(indexPath.row)
    }
}
