import UIKit

enum NoteBuilder {
    static func build() -> UIViewController {
        let view = NoteViewController()
        view.presenter = NotePresenter()
        return view
    }
}

final class NotePresenter {}

final class NoteViewController: UIViewController {
    var presenter: NotePresenter!
}

enum TrashBuilder {
    static func build() -> UIViewController {
        let view = TrashViewController()
        view.presenter = TrashPresenter()
        return view
    }
}

final class TrashPresenter {}

final class TrashViewController: UIViewController {
    var presenter: TrashPresenter!
}

enum ArchiveBuilder {
    static func build() -> UIViewController {
        let view = ArchiveViewController()
        view.presenter = ArchivePresenter()
        return view
    }
}

final class ArchivePresenter {}

final class ArchiveViewController: UIViewController {
    var presenter: ArchivePresenter!
}

enum HelpBuilder {
    static func build() -> UIViewController {
        let view = HelpViewController()
        view.presenter = HelpPresenter()
        return view
    }
}

final class HelpPresenter {}

final class HelpViewController: UIViewController {
    var presenter: HelpPresenter!
}
