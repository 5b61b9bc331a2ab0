/// Whether there is anything in which `showDetailViewController(_:sender:)` could replace a screen.
extension Evaluator {
    /// Whether the app has a split view controller. Without one a detail is presented, as UIKit says of
    /// `UIViewController.showDetailViewController(_:sender:)`.
    func findSplitControllers() -> Bool {
        program.files.contains { $0.names.contains(Self.splitController) }
            || storyboards.storyboards.contains { storyboard in
                storyboard.scenes.contains { $0.element == .splitViewController }
            }
    }

    private static let splitController = "UISplitViewController"
}
