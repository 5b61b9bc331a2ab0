import SwiftUI

struct RecordView: View {
    @StateObject private var presenter: RecordPresenter
    @Environment(\.dismiss) private var dismiss

    init(presenter: RecordPresenter) {
        _presenter = StateObject(wrappedValue: presenter)
    }

    var body: some View {
        VStack {
            Button("Prescriptions") { presenter.didTapPrescriptions() }
            Button("Discharge") { presenter.didTapDischarge() }
            Button("Back") { dismiss() }
            presenter.visitsLink { Text("Visits") }
        }
    }
}

final class RecordPresenter: ObservableObject {
    private let router: RecordRouter
    private let patient: String

    init(router: RecordRouter, patient: String) {
        self.router = router
        self.patient = patient
    }

    func didTapPrescriptions() { router.openPrescriptions(of: patient) }

    func didTapDischarge() { router.leave() }

    func visitsLink<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        NavigationLink(destination: router.makeVisits(of: patient)) {
            content()
        }
    }
}

final class RecordRouter {
    private let navigation: ClinicNavigation

    init(navigation: ClinicNavigation) {
        self.navigation = navigation
    }

    static func makeView(patient: String, navigation: ClinicNavigation) -> some View {
        let router = RecordRouter(navigation: navigation)
        return RecordView(presenter: RecordPresenter(router: router, patient: patient))
    }

    func openPrescriptions(of patient: String) {
        navigation.push(.prescriptions(patient: patient, isReadOnly: false))
    }

    func leave() {
        navigation.popToRoot()
    }

    func makeVisits(of patient: String) -> AnyView {
        AnyView(VisitsView(patient: patient))
    }
}
