protocol HarbourPresenterInterface: AnyObject {
    func book()
    func showWeather()
    func callHelp()
}

final class HarbourPresenter: HarbourPresenterInterface {
    private unowned let view: HarbourViewInterface
    private let wireframe: HarbourWireframeInterface

    init(view: HarbourViewInterface, wireframe: HarbourWireframeInterface) {
        self.view = view
        self.wireframe = wireframe
    }

    func book() { wireframe.openBerth() }
    func showWeather() { wireframe.openWeather() }
    func callHelp() { wireframe.openHelp() }
}

struct Harbour {
    let phone: String
}
