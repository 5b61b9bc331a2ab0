import UIKit

// MARK: - Queue

final class QueuePresenter {
    weak var view: QueueViewController?
}

final class QueueViewController: UIViewController {
    var presenter: QueuePresenter?
}

enum QueueBuilder {
    static func build() -> UIViewController {
        let view = QueueViewController()
        let presenter = QueuePresenter()
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

// MARK: - Label

final class LabelPresenter {
    weak var view: LabelViewController?
}

final class LabelViewController: UIViewController {
    var presenter: LabelPresenter?
}

enum LabelBuilder {
    static func build() -> UIViewController {
        let view = LabelViewController()
        let presenter = LabelPresenter()
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

// MARK: - Tracking

final class TrackingPresenter {
    weak var view: TrackingViewController?
}

final class TrackingViewController: UIViewController {
    var presenter: TrackingPresenter?
}

enum TrackingBuilder {
    static func build() -> UIViewController {
        let view = TrackingViewController()
        let presenter = TrackingPresenter()
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

// MARK: - Filter

final class FilterPresenter {
    weak var view: FilterViewController?
}

final class FilterViewController: UIViewController {
    var presenter: FilterPresenter?
}

enum FilterBuilder {
    static func build() -> UIViewController {
        let view = FilterViewController()
        let presenter = FilterPresenter()
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

// MARK: - Send

final class SendPresenter {
    weak var view: SendViewController?
}

final class SendViewController: UIViewController {
    var presenter: SendPresenter?
}

enum SendBuilder {
    static func build() -> UIViewController {
        let view = SendViewController()
        let presenter = SendPresenter()
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

// MARK: - Return

final class ReturnPresenter {
    weak var view: ReturnViewController?
}

final class ReturnViewController: UIViewController {
    var presenter: ReturnPresenter?
}

enum ReturnBuilder {
    static func build() -> UIViewController {
        let view = ReturnViewController()
        let presenter = ReturnPresenter()
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

// MARK: - Claim

final class ClaimPresenter {
    weak var view: ClaimViewController?
}

final class ClaimViewController: UIViewController {
    var presenter: ClaimPresenter?
}

enum ClaimBuilder {
    static func build() -> UIViewController {
        let view = ClaimViewController()
        let presenter = ClaimPresenter()
        presenter.view = view
        view.presenter = presenter
        return view
    }
}
