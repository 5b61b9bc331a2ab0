/// Objective-C files are not read, but whether they navigate is stated, so that nobody takes a graph for complete that
/// leaves out half of the app.
enum ObjectiveCSurvey {
    /// The beginnings of UIKit's navigation methods, and of the module factory call of the Rambler school.
    private static let needles: [[UInt8]] = [
        "pushViewController", "presentViewController", "performSegueWithIdentifier", "setViewControllers",
        "openModuleUsing", "popViewController", "popToViewController", "popToRootViewController",
        "dismissViewController", "showViewController", "showDetailViewController", "setRootViewController",
        ".rootViewController =",
    ].map { Array($0.utf8) }

    static func navigates(_ bytes: [UInt8]) -> Bool {
        needles.contains { ByteSearch.contains($0, in: bytes) }
    }
}
