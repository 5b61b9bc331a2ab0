import UIKit

enum RouteAssembly {
    static func assemble(completion: @escaping (String?) -> Void) -> UIViewController {
        let view = RouteViewController()
        let presenter = RoutePresenter()
        presenter.completion = completion
        view.presenter = presenter
        return view
    }
}

final class RouteViewController: UIViewController {
    var presenter: RoutePresenter?
    @IBAction func stop() { presenter?.finish("A") }
    @IBAction func cancel() { presenter?.finish(nil) }
}

final class RoutePresenter {
    var completion: ((String?) -> Void)?

    func finish(_ stop: String?) {
        let completion = completion
        self.completion = nil
        DispatchQueue.main.async { completion?(stop) }
    }
}
