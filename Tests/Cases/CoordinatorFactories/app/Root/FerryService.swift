protocol FerryObserver: AnyObject {
    func ferryDidArrive()
}

final class FerryService {
    private var observers: [FerryObserver] = []

    func add(_ observer: FerryObserver) { observers.append(observer) }
}
