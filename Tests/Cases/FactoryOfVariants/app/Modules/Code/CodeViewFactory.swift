import Foundation

final class CodeViewFactory {
    static func createCodeSetupView() -> CodeViewProtocol? {
        let view = CodeViewController(nibName: "CodeViewController", bundle: nil)
        view.mode = .create

        let interactor = CodeSetupInteractor(store: CodeStore.shared)
        let wireframe = CodeSetupWireframe()
        let presenter = CodeSetupPresenter(interactor: interactor, wireframe: wireframe)

        view.presenter = presenter
        presenter.view = view
        interactor.presenter = presenter

        return view
    }

    static func createGuestCodeSetupView() -> CodeViewProtocol? {
        createSetup(with: GuestCodeSetupWireframe())
    }

    static func createCodeSetupViewForAdding() -> CodeViewProtocol? {
        let view = CodeViewController(nibName: "CodeViewController", bundle: nil)
        let interactor = CodeSetupInteractor(store: CodeStore.shared)
        let wireframe = AddRider.CodeSetupWireframe()
        let presenter = CodeSetupPresenter(interactor: interactor, wireframe: wireframe)

        view.presenter = presenter
        presenter.view = view
        interactor.presenter = presenter

        return view
    }

    static func createCodeChangeView() -> CodeViewProtocol? {
        let view = CodeViewController(nibName: "CodeViewController", bundle: nil)
        view.mode = .create

        let interactor = CodeChangeInteractor(store: CodeStore.shared)
        let wireframe = CodeChangeWireframe(bundle: .main)
        // The steps are those of the first code; only what comes after them differs.
        let presenter = CodeSetupPresenter(interactor: interactor, wireframe: wireframe)

        view.presenter = presenter
        presenter.view = view
        interactor.presenter = presenter

        return view
    }

    static func createConfirmationView(
        with wireframe: RideConfirmationWireframeProtocol,
        cancellable: Bool
    ) -> CodeViewProtocol? {
        let view = CodeViewController(nibName: "CodeViewController", bundle: nil)
        view.mode = .check
        view.cancellable = cancellable

        let presenter = RideConfirmationPresenter(wireframe: wireframe)
        view.presenter = presenter
        presenter.view = view

        return view
    }

    private static func createSetup(with wireframe: CodeSetupWireframeProtocol) -> CodeViewProtocol? {
        let view = CodeViewController(nibName: "CodeViewController", bundle: nil)
        let interactor = CodeSetupInteractor(store: CodeStore.shared)
        let presenter = CodeSetupPresenter(interactor: interactor, wireframe: wireframe)

        view.presenter = presenter
        presenter.view = view
        interactor.presenter = presenter

        return view
    }
}

final class CodeStore {
    static let shared = CodeStore()
    func save(_: String) {}
    func matches(_: String) -> Bool { true }
}
