import UIKit

final class ItemListViewController: UIViewController {

    var presenter: ItemListPresenterProtocol?

    @IBOutlet private(set) weak var collectionView: UICollectionView!

    let summaryContainer = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(summaryContainer)
        presenter?.didLoad()
    }

    @IBAction private func openTapped(_ sender: UIButton) {
        presenter?.didSelectItem(at: sender.tag)
    }

    @IBAction private func addTapped(_ sender: UIButton) {
        presenter?.didSelectAdd()
    }

    @IBAction private func filterTapped(_ sender: UIButton) {
        presenter?.didSelectFilter()
    }

    @IBAction private func recipeTapped(_ sender: UIButton) {
        presenter?.didSelectRecipe()
    }
}

extension ItemListViewController: ItemListViewProtocol {

    func show(_ viewModel: ItemListViewModel) {
        title = viewModel.title
        collectionView?.reloadData()
    }
}
