import ReactorKit
import RxCocoa
import RxFlow
import RxSwift
import UIKit

final class CompostReactor: Reactor, Stepper {
    let steps = PublishRelay<Step>()
    let initialState = State()

    enum Action {
        case turn
        case ask
    }

    struct State {}

    func mutate(action: Action) -> Observable<Never> {
        switch action {
        case .turn:
            steps.accept(GardenStep.seedsAreRequired(bed: 0))
            return .empty()
        case .ask:
            steps.accept(GardenStep.helpIsRequired)
            return .empty()
        }
    }
}

final class CompostViewController: UIViewController {
    var disposeBag = DisposeBag()
    private let turnButton = UIButton()
    private let askButton = UIButton()

    init(reactor: CompostReactor) {
        super.init(nibName: nil, bundle: nil)
        self.reactor = reactor
    }
}

extension CompostViewController: View {
    func bind(reactor: CompostReactor) {
        turnButton.rx.tap.map { Reactor.Action.turn }.bind(to: reactor.action).disposed(by: disposeBag)
        askButton.rx.tap.map { Reactor.Action.ask }.bind(to: reactor.action).disposed(by: disposeBag)
    }
}
