import SwiftUI

struct PatientListView: View {
    @ObservedObject var presenter: PatientListPresenter

    var body: some View {
        List(presenter.patients, id: \.self) { patient in
            Button(patient) { presenter.didSelect(patient) }
            PatientRow(patient: patient)
        }
        .toolbar {
            Button("Ward") { presenter.didTapWard() }
        }
    }
}

struct PatientRow: View {
    let patient: String

    var body: some View {
        HStack {
            Text(patient)
            NavigationLink(value: ClinicRoute.prescriptions(patient: patient, isReadOnly: true)) {
                Image(systemName: "pills")
            }
            NavigationLink {
                AllergiesView(patient: patient)
            } label: {
                Text("Allergies")
            }
        }
    }
}

struct AllergiesView: View {
    let patient: String

    var body: some View { Text(patient) }
}

final class PatientListPresenter: ObservableObject {
    @Published var patients: [String] = []
    private let router: PatientListRouter
    private let interactor: PatientListInteractor

    init(router: PatientListRouter, interactor: PatientListInteractor) {
        self.router = router
        self.interactor = interactor
    }

    func didSelect(_ patient: String) { router.openRecord(of: patient) }

    func didTapWard() { router.openWard() }
}

final class PatientListInteractor {
    func load() -> [String] { [] }
}

final class PatientListRouter {
    private let navigation: ClinicNavigation

    init(navigation: ClinicNavigation) {
        self.navigation = navigation
    }

    static func makeView(navigation: ClinicNavigation) -> some View {
        let router = PatientListRouter(navigation: navigation)
        let presenter = PatientListPresenter(router: router, interactor: PatientListInteractor())
        return PatientListView(presenter: presenter)
    }

    func openRecord(of patient: String) {
        navigation.push(.record(patient: patient))
    }

    func openWard() {
        navigation.path.append(.ward)
    }
}
