import RxCocoa
import RxFlow
import RxSwift
import UIKit

final class BedPresenter: Stepper {
    let steps = PublishRelay<Step>()
    private let id: Int

    init(id: Int) {
        self.id = id
    }

    func sow() { steps.accept(GardenStep.seedsAreRequired(bed: id)) }
}

final class BedViewController: UIViewController {
    var presenter: BedPresenter!

    @IBAction private func sowTapped() { presenter.sow() }
}

final class SeedsViewController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()
    private let bag = DisposeBag()
    @IBOutlet private var doneButton: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        doneButton.rx.tap.map { GardenStep.seedsAreSown }.bind(to: steps).disposed(by: bag)
    }
}
