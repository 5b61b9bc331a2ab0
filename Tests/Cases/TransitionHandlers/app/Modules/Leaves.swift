import UIKit

// MARK: - Player

final class PlayerPresenter {
    weak var view: PlayerViewController?
}

final class PlayerViewController: UIViewController {
    var output: PlayerPresenter?
}

enum PlayerAssembly {
    static func make() -> UIViewController {
        let view = PlayerViewController()
        let presenter = PlayerPresenter()
        presenter.view = view
        view.output = presenter
        return view
    }
}

// MARK: - Mixer

final class MixerPresenter {
    weak var view: MixerViewController?
}

final class MixerViewController: UIViewController {
    var output: MixerPresenter?
}

enum MixerAssembly {
    static func make() -> UIViewController {
        let view = MixerViewController()
        let presenter = MixerPresenter()
        presenter.view = view
        view.output = presenter
        return view
    }
}

// MARK: - Lyrics

final class LyricsPresenter {
    weak var view: LyricsViewController?
}

final class LyricsViewController: UIViewController {
    var output: LyricsPresenter?
}

enum LyricsAssembly {
    static func make() -> UIViewController {
        let view = LyricsViewController()
        let presenter = LyricsPresenter()
        presenter.view = view
        view.output = presenter
        return view
    }
}

// MARK: - Comments

final class CommentsPresenter {
    weak var view: CommentsViewController?
}

final class CommentsViewController: UIViewController {
    var output: CommentsPresenter?
}

enum CommentsAssembly {
    static func make() -> UIViewController {
        let view = CommentsViewController()
        let presenter = CommentsPresenter()
        presenter.view = view
        view.output = presenter
        return view
    }
}

// MARK: - Tour

final class TourPresenter {
    weak var view: TourViewController?
}

final class TourViewController: UIViewController {
    var output: TourPresenter?
}

enum TourAssembly {
    static func make() -> UIViewController {
        let view = TourViewController()
        let presenter = TourPresenter()
        presenter.view = view
        view.output = presenter
        return view
    }
}
