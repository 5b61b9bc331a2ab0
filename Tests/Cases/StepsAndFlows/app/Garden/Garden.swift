import RxCocoa
import RxFlow
import RxSwift
import UIKit

final class BedsPresenter: Stepper {
    let steps = PublishRelay<Step>()

    func pick(_ row: Int) { steps.accept(GardenStep.bedIsPicked(row)) }

    func compost() { steps.accept(GardenStep.compostIsRequired) }
}

final class BedsViewController: UITableViewController {
    var presenter: BedsPresenter!

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.pick(indexPath.row)
    }

    @IBAction private func compostTapped() { presenter.compost() }
}

final class HarvestPresenter: Stepper {
    let steps = PublishRelay<Step>()
    private let bag = DisposeBag()

    func bind(ripe: Observable<Int>) {
        ripe.map { GardenStep.bedIsPicked($0) }.bind(to: steps).disposed(by: bag)
    }
}

final class HarvestViewController: UIViewController {
    var presenter: HarvestPresenter!
    @IBOutlet private var ripeButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.bind(ripe: ripeButton.rx.tap.map { 1 })
    }
}
