import RxSwift
import UIKit

final class SizesPresenter {
    let picked: Observable<Int> = .never()
}

final class SizesViewController: UIViewController {
    var presenter: SizesPresenter!
}
