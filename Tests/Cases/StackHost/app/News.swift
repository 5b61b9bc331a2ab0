import Foundation

/// What others put there as the newest, whatever it is.
struct NewsFeed {
    func newestRoute() -> AppRoute? {
        UserDefaults.standard.value(forKey: "newest") as? AppRoute
    }
}
