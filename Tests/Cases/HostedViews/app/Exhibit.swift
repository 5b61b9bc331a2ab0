import SwiftUI
import UIKit

struct ExhibitScreen: View {
    @StateObject var presenter: ExhibitPresenter

    var body: some View {
        Button("Close") { presenter.didTapClose() }
    }
}

final class ExhibitPresenter: ObservableObject {
    private let wireframe: ExhibitWireframe
    let id: Int

    init(wireframe: ExhibitWireframe, id: Int) {
        self.wireframe = wireframe
        self.id = id
    }

    func didTapClose() { wireframe.close() }
}

final class ExhibitWireframe {
    private weak var controller: UIViewController?

    static func makeModule(id: Int) -> UIViewController {
        let wireframe = ExhibitWireframe()
        let screen = ExhibitScreen(presenter: ExhibitPresenter(wireframe: wireframe, id: id))
        let controller = UIHostingController(rootView: ThemedView(content: screen))
        wireframe.controller = controller
        return controller
    }

    func close() {
        controller?.navigationController?.popViewController(animated: true)
    }
}

struct AudioGuideView: View {
    var body: some View { Text("Guide") }
}

struct MuseumShopView: View {
    var body: some View { Text("Shop") }
}
