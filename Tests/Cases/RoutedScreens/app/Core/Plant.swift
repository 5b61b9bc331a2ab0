import SwiftUI

struct PlantDelegate {
    let name: String
}

@MainActor
protocol PlantRouter: GlobalRouter {
    func showWateringView()
    func showPhotoModal(onClose: @escaping () -> Void)
}

extension CoreRouter: PlantRouter {}

@MainActor
@Observable
final class PlantPresenter {
    private let interactor: CoreInteractor
    private let router: PlantRouter

    init(interactor: CoreInteractor, router: PlantRouter) {
        self.interactor = interactor
        self.router = router
    }

    func onWaterPressed() { router.showWateringView() }

    func onPhotoPressed() { router.showPhotoModal(onClose: { self.didClose() }) }

    func didClose() {}

    func onRemovePressed() async {
        do {
            try await interactor.container.remove()
            router.dismissScreen()
        } catch {
            router.showAlert(error: error)
        }
    }
}

struct PlantView: View {
    @State var presenter: PlantPresenter
    let delegate: PlantDelegate

    var body: some View {
        VStack {
            Button("Water") { presenter.onWaterPressed() }
            Button("Photo") { presenter.onPhotoPressed() }
            Button("Remove") { Task { await presenter.onRemovePressed() } }
        }
    }
}

struct PhotoView: View {
    let onClose: () -> Void

    var body: some View {
        Button("Close") { onClose() }
    }
}

extension CoreBuilder {
    func plantView(router: AnyRouter, delegate: PlantDelegate) -> some View {
        PlantView(
            presenter: PlantPresenter(interactor: interactor, router: CoreRouter(router: router, builder: self)),
            delegate: delegate)
    }
}

extension CoreRouter {
    func showPlantView(delegate: PlantDelegate) {
        router.showScreen(.push) { router in
            builder.plantView(router: router, delegate: delegate)
        }
    }

    func showPhotoModal(onClose: @escaping () -> Void) {
        router.showModal(backgroundColor: .black.opacity(0.6)) {
            PhotoView(onClose: onClose)
        }
    }
}
