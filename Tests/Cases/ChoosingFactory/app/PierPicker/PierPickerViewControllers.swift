import UIKit

final class PierPickerViewController: UITableViewController, PierPickerViewProtocol {
    private let presenter: PierPickerPresenterProtocol
    private var piers: [Int] = []

    init(presenter: PierPickerPresenterProtocol) {
        self.presenter = presenter
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.load()
    }

    func show(_ piers: [Int]) {
        self.piers = piers
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.pick(piers[indexPath.row])
    }
}

final class IcePierListViewController: UICollectionViewController, PierPickerViewProtocol {
    private let presenter: PierPickerPresenterProtocol
    private var piers: [Int] = []

    init(presenter: PierPickerPresenterProtocol) {
        self.presenter = presenter
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.load()
    }

    func show(_ piers: [Int]) {
        self.piers = piers
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        presenter.pick(piers[indexPath.item])
    }
}
