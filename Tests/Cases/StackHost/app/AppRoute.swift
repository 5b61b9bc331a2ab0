indirect enum AppRoute: Hashable {
    case start
    case lock(config: LockConfig)
    case home
    case rating
    case about
    case terms(url: String)
}

/// Where a screen leads that does not know its place: its maker says so.
enum Next: Hashable {
    case push(AppRoute)
    case pop
}

struct LockConfig: Hashable {
    let title: String
    let next: Next
}
