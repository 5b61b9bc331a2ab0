import SwiftUI

@main
struct MuseumApp: App {
    var body: some Scene {
        WindowGroup { Doors.makeHall() }
    }
}

final class Doors {
    weak var controller: UIViewController?

    static func makeHall() -> some View {
        HallView(viewModel: HallViewModel(router: Doors()))
    }

    func showRoom() {
        controller?.navigationController?.pushViewController(UIHostingController(rootView: RoomView()), animated: true)
    }

    func showPlan() { UIApplication.shared.open(URL(string: "https://museum.example/plan")!) }
}

final class HallViewModel: ObservableObject {
    @Published var isMember = false
    private let router: Doors

    init(router: Doors) {
        self.router = router
    }

    func enter() { router.showRoom() }
    func look() { router.showPlan() }
}

struct RoomView: View {
    var body: some View { Text("The room") }
}
