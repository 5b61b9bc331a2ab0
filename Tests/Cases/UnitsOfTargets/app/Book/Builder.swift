import UIKit

public protocol Buildable {
    func build(title: String) -> UIViewController
}

public final class Builder: Buildable {
    public init() {}

    public func build(title: String) -> UIViewController {
        let view = ViewController()
        view.presenter = Presenter(router: Router(view: view), title: title)
        return view
    }
}
