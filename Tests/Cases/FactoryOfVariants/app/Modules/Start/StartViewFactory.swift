enum StartViewFactory {
    static func createView() -> StartViewProtocol? {
        let view = StartViewController()
        let presenter = StartPresenter(wireframe: StartWireframe())
        view.presenter = presenter
        presenter.view = view
        return view
    }
}
