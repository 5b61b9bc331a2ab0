import StoryboardPod
import UIKit

protocol NoteModuleInput: AnyObject {
    func setup(id: Int)
}

final class NotePresenter: NoteModuleInput {
    func setup(id: Int) {}
}

final class NoteViewController: UIViewController, StoryboardMade {
    var presenter: NotePresenter!
    var moduleInput: NoteModuleInput!
}

final class DraftPresenter {
    func save() {}
}

final class DraftViewController: UIViewController, StoryboardMade {
    var presenter: DraftPresenter!
}

/// It says itself what it is made as.
final class CodeViewController: UIViewController, StoryboardMade {
    static func instantiate() -> UIViewController {
        UIActivityViewController(activityItems: ["code"], applicationActivities: nil)
    }
}
