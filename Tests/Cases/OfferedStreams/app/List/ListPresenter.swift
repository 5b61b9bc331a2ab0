import RxSwift
import UIKit

final class ListPresenter {
    private let bag = DisposeBag()
    private unowned let view: ListViewInterface
    private let interactor: ListInteractor
    private let router: ListRouter

    init(view: ListViewInterface, interactor: ListInteractor, router: ListRouter) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func bind() {
        view.addTapped
            .asObservable()
            .observeOn(MainScheduler.asyncInstance)
            .subscribe(onNext: { [unowned self] _ in router.showEditor() })
            .disposed(by: bag)
        view.itemChosen.subscribe(onNext: { [unowned self] _ in router.showItem() }).disposed(by: bag)
        let filter = view.filterTapped
        filter.bind { [unowned self] in router.showFilter() }.disposed(by: bag)
        view.helpTapped.bind { [unowned self] in router.showHelp() }.disposed(by: bag)
        interactor.offers.subscribe(onNext: { [unowned self] _ in router.showOffer() }).disposed(by: bag)
    }
}

final class ListInteractor {
    let offers: Observable<String>

    init(offers: Observable<String>) {
        self.offers = offers
    }
}
