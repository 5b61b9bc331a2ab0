import RxCocoa
import RxSwift
import UIKit

protocol ListViewInterface: AnyObject {
    var addTapped: ControlEvent<Void> { get }
    var itemChosen: ControlEvent<String> { get }
    var filterTapped: Observable<Void> { get }
    var helpTapped: ControlEvent<Void> { get }
}

final class ListViewController: UIViewController, ListViewInterface {
    @IBOutlet private weak var addButton: UIButton!
    @IBOutlet private weak var table: UITableView!
    private let filterButton = UIButton()
    private let header = ListHeader()
    var presenter: ListPresenter!

    var addTapped: ControlEvent<Void> { return addButton.rx.tap }
    var itemChosen: ControlEvent<String> { table.rx.modelSelected(String.self) }
    lazy var filterTapped: Observable<Void> = filterButton.rx.tap.asObservable()
    var helpTapped: ControlEvent<Void> { header.helpTapped }

    override func viewDidLoad() {
        super.viewDidLoad()
        filterButton.setTitle("Filter", for: .normal)
        presenter.bind()
    }
}

final class ListHeader: UIView {
    private let helpButton = UIButton()

    var helpTapped: ControlEvent<Void> { helpButton.rx.tap }

    override func awakeFromNib() {
        super.awakeFromNib()
        helpButton.setTitle("Help", for: .normal)
    }
}
