protocol CodeViewProtocol: ControllerBacked {
    func didReceiveWrongCode()
}

protocol CodePresenterProtocol: AnyObject {
    func start()
    func cancel()
    func submit(code: String)
}

protocol CodeInteractorInputProtocol: AnyObject {
    func process(code: String)
}

protocol CodeSetupWireframeProtocol: AnyObject {
    func proceed(from view: CodeViewProtocol?)
    func cancel(from view: CodeViewProtocol?)
}

protocol RideConfirmationWireframeProtocol: AnyObject {
    func finishConfirmation(with result: Bool)
}
