struct HomeConstants {
    static let navigationControllerIdentifier = "HomeNavigationController"
    static let storyboardIdentifier = "Home"
    static let viewIdentifier = "HomeView"
}
