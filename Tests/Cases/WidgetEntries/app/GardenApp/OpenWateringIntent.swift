import AppIntents
import UIKit

@available(iOS 16.0, *)
struct OpenWateringIntent: AppIntent {
    static var title: LocalizedStringResource = "Open the watering plan"
    static var openAppWhenRun = true

    @MainActor
    func perform() async throws -> some IntentResult {
        let root = AppDelegate.shared?.window?.rootViewController
        root?.present(WateringRouter.build(), animated: true)
        return .result()
    }
}
