protocol StartViewProtocol: ControllerBacked {
    func didReceive(bikes: Int)
}

protocol StartPresenterProtocol: AnyObject {
    func setup()
    func activateRegister()
    func activateGuest()
}

protocol StartWireframeProtocol: AnyObject {
    func showCode(from view: StartViewProtocol?)
    func showGuestCode(from view: StartViewProtocol?)
}
