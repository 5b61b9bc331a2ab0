import SwiftUI
@main struct ParkApp: App { var body: some Scene { WindowGroup { GateView() } } }
struct MapSheet: View {
    @Binding var isShown: Bool
    var body: some View { Button("Fold") { isShown = false } }
}
struct PondView: View {
    @State private var pondMap = false
    var body: some View {
        Button("Where is the pond") { pondMap = true }
            .sheet(isPresented: $pondMap) { MapSheet(isShown: $pondMap) }
    }
}
struct RoseView: View {
    @State private var roseMap = false
    var body: some View {
        Button("Where are the roses") { roseMap = true }
            .sheet(isPresented: $roseMap) { MapSheet(isShown: $roseMap) }
    }
}
struct GateView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Pond") { PondView() }
            NavigationLink("Roses") { RoseView() }
        }
    }
}
