import ReactorKit
import UIKit

protocol CounterListener: AnyObject {
    func send(_ action: CounterInteractor.Action)
}

final class CounterViewController: UIViewController {
    weak var listener: CounterListener?
    private let stampButton = UIButton()
    private let parcelButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        stampButton.rx.tap.subscribe(onNext: { [weak self] in self?.listener?.send(.stamps) })
        parcelButton.rx.tap.subscribe(onNext: { [weak self] in self?.listener?.send(.parcel) })
    }

    @IBAction func ask() { listener?.send(.help) }
}

final class CounterInteractor: CounterListener, Reactor {
    enum Action {
        case stamps, parcel, help
    }

    var router: CounterRouter?

    func send(_ action: Action) { self.action.on(.next(action)) }

    func mutate(action: Action) -> Observable<Void> {
        switch action {
        case .stamps: return openStamps()
        case .parcel:
            router?.showParcels()
            return .empty()
        case .help:
            router?.showHelp()
            return .empty()
        }
    }

    private func openStamps() -> Observable<Void> {
        router?.showStamps()
        return .empty()
    }
}

final class CounterRouter {
    weak var view: UIViewController?

    func showStamps() { view?.navigationController?.pushViewController(StampsViewController(), animated: true) }
    func showParcels() { view?.navigationController?.pushViewController(ParcelsViewController(), animated: true) }
    func showHelp() { view?.present(HelpViewController(), animated: true) }
}

final class StampsViewController: UIViewController {}
final class ParcelsViewController: UIViewController {}
final class HelpViewController: UIViewController {}
