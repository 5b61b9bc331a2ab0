import SwiftUI

@MainActor
protocol GardenRouter: GlobalRouter {
    func showPlantView(delegate: PlantDelegate)
    func showDiaryView()
}

extension CoreRouter: GardenRouter {}

@MainActor
@Observable
final class GardenPresenter {
    private let interactor: CoreInteractor
    private let router: GardenRouter

    init(interactor: CoreInteractor, router: GardenRouter) {
        self.interactor = interactor
        self.router = router
    }

    func onPlantPressed(_ name: String) {
        router.showPlantView(delegate: PlantDelegate(name: name))
    }

    func onDiaryPressed() { router.showDiaryView() }
}

struct GardenView: View {
    @State var presenter: GardenPresenter

    var body: some View {
        List {
            Button("Monstera") { presenter.onPlantPressed("Monstera") }
        }
        .toolbar {
            Button("Diary") { presenter.onDiaryPressed() }
        }
    }
}

extension CoreBuilder {
    func gardenView(router: AnyRouter) -> some View {
        GardenView(
            presenter: GardenPresenter(interactor: interactor, router: CoreRouter(router: router, builder: self)))
    }
}
