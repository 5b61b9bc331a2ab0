import SwiftUI

enum ClinicRoute: Hashable {
    case record(patient: String)
    case prescriptions(patient: String, isReadOnly: Bool)
    case ward
}

final class ClinicNavigation: ObservableObject {
    @Published var path: [ClinicRoute] = []

    func push(_ route: ClinicRoute) {
        path.append(route)
    }

    func popToRoot() {
        path.removeAll()
    }
}

struct PatientsStack: View {
    @ObservedObject var navigation: ClinicNavigation

    var body: some View {
        NavigationStack(path: $navigation.path) {
            PatientListRouter.makeView(navigation: navigation)
                .navigationDestination(for: ClinicRoute.self) { route in
                    destination(for: route)
                }
        }
    }

    @ViewBuilder
    private func destination(for route: ClinicRoute) -> some View {
        switch route {
        case .record(let patient):
            RecordRouter.makeView(patient: patient, navigation: navigation)
        case .prescriptions(let patient, let isReadOnly):
            let title = isReadOnly ? "History" : "Prescriptions"
            PrescriptionsView(patient: patient)
                .navigationTitle(title)
        case .ward:
            WardView()
        }
    }
}
