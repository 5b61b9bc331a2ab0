import UIKit

protocol WelcomeModules {
    func makeWelcome() -> WelcomeView
    func makeRegistration() -> RegistrationView
}

protocol RoomsModules {
    func makeRooms() -> RoomsView
    func makeRoom(_ number: Int) -> Presentable
}

final class ModuleFactory: WelcomeModules, RoomsModules {
    func makeWelcome() -> WelcomeView {
        let view = WelcomeViewController()
        view.presenter = WelcomePresenter(view: view)
        return view
    }

    func makeRegistration() -> RegistrationView {
        let view = RegistrationViewController()
        view.presenter = RegistrationPresenter(view: view)
        return view
    }

    func makeRooms() -> RoomsView {
        let view = RoomsViewController()
        view.presenter = RoomsPresenter(view: view)
        return view
    }

    func makeRoom(_ number: Int) -> Presentable {
        let view = RoomViewController()
        view.presenter = RoomPresenter(view: view, number: number)
        return view
    }
}
