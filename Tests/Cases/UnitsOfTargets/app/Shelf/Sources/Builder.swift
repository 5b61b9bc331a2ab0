import Book
import UIKit

public final class Builder {
    public init() {}

    public func build() -> UIViewController {
        let view = ViewController()
        let presenter = Presenter(router: Router(view: view, bookBuilder: Book.Builder()))
        view.presenter = presenter
        return view
    }
}
