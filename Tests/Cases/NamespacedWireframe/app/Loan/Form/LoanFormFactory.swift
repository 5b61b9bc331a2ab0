enum LoanFormFactory {
    static func makeForLoan() -> LoanFormViewProtocol? { make(with: LoanFormWireframe()) }

    static func makeForRenewal() -> LoanFormViewProtocol? { make(with: Renewal.LoanFormWireframe()) }

    private static func make(with wireframe: LoanFormWireframeProtocol) -> LoanFormViewProtocol? {
        let view = LoanFormViewController()
        let presenter = LoanFormPresenter(wireframe: wireframe)
        view.presenter = presenter
        presenter.view = view
        return view
    }
}
