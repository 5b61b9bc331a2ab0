import UIKit

enum Stop {
    case map, audio, film

    func makeScreen() -> UIViewController {
        switch self {
        case .map: return MapViewController()
        case .audio: return AudioViewController()
        case .film: return FilmViewController()
        }
    }
}

protocol Touring: AnyObject {
    func go(to stop: Stop, from view: UIViewController?)
}

final class Tour: Touring {
    private let visits = Visits()

    func go(to stop: Stop, from view: UIViewController?) {
        visits.note { [visits] in
            visits.note { view?.navigationController?.pushViewController(stop.makeScreen(), animated: true) }
        }
    }
}

final class Visits {
    private var notes: [() -> Void] = []

    func note(_ visit: @escaping () -> Void) {
        notes.append(visit)
        visit()
    }
}

final class HallRouter {
    weak var view: UIViewController?
    private let tour: Touring = Tour()

    func show(_ stop: Stop) { tour.go(to: stop, from: view) }
}

final class HallPresenter {
    var router: HallRouter!

    func map() { router.show(.map) }
    func audio() { router.show(.audio) }
}

final class HallViewController: UIViewController {
    var presenter: HallPresenter!

    @IBAction func map() { presenter.map() }
    @IBAction func audio() { presenter.audio() }
}

enum HallFactory {
    static func makeView() -> UIViewController {
        let view = HallViewController()
        let router = HallRouter()
        router.view = view
        view.presenter = HallPresenter()
        view.presenter.router = router
        return view
    }
}

final class MapViewController: UIViewController {}

final class AudioViewController: UIViewController {}

final class FilmViewController: UIViewController {}
