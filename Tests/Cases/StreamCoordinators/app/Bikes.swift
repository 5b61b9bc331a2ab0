import RxSwift
import UIKit

final class BikesInteractor {}

final class BikesPresenter {
    let chosen: Observable<Int>
    let sizesAsked: Observable<Void>
    let size: AnyObserver<Int>
    private let interactor: BikesInteractor
    private let choice = PublishSubject<Int>()
    private let ask = PublishSubject<Void>()

    init(interactor: BikesInteractor) {
        self.interactor = interactor
        chosen = choice.asObservable()
        sizesAsked = ask.asObservable()
        size = PublishSubject<Int>().asObserver()
    }

    func choose(_ number: Int) { choice.onNext(number) }

    func askForSizes() { ask.onNext(()) }
}

final class BikesViewController: UITableViewController {
    var presenter: BikesPresenter!

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.choose(indexPath.row)
    }

    @IBAction func didTapSizes() { presenter.askForSizes() }
}
