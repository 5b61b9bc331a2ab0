import SwiftUI

struct PrescriptionsView: View {
    let patient: String

    var body: some View { Text(patient) }
}

struct VisitsView: View {
    let patient: String

    var body: some View { Text(patient) }
}

struct WardView: View {
    var body: some View { Text("Ward") }
}

struct GuidelinesView: View {
    var body: some View {
        NavigationView {
            List {
                NavigationLink("Hygiene", destination: HygieneView().navigationTitle("Hygiene"))
                Link("Ministry", destination: URL(fileURLWithPath: "/guidelines"))
            }
        }
    }
}

struct HygieneView: View {
    @Environment(\.presentationMode) private var mode
    @State private var isAsking = false

    var body: some View {
        Button("Leave") { isAsking = true }
            .confirmationDialog("Leave?", isPresented: $isAsking) {
                Button("Yes") { mode.wrappedValue.dismiss() }
            }
    }
}

struct HygieneView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationView { HygieneView() }
    }
}
