import UIKit

final class EditorPresenter {}

final class EditorViewController: UIViewController {
    var presenter = EditorPresenter()
}

final class ItemPresenter {}

final class ItemViewController: UIViewController {
    var presenter = ItemPresenter()
}

final class FilterPresenter {}

final class FilterViewController: UIViewController {
    var presenter = FilterPresenter()
}

final class HelpPresenter {}

final class HelpViewController: UIViewController {
    var presenter = HelpPresenter()
}

final class OfferPresenter {}

final class OfferViewController: UIViewController {
    var presenter = OfferPresenter()
}
