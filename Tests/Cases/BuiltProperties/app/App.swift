import SwiftUI
@main struct HarbourApp: App { var body: some Scene { WindowGroup { QuayView() } } }
struct QuayView: View {
    enum Tide { case low, high(Int) }
    @State private var tide = Tide.low
    @State private var isOpen = false
    var body: some View {
        NavigationStack {
            VStack {
                switch tide {
                case .low: mud.padding()
                case .high(let metres): boats(metres)
                }
                if isOpen { harbour }
            }
        }
    }
    private var mud: some View { NavigationLink { CrabView() } label: { Text("Crabs") } }
    private func boats(_ metres: Int) -> some View { NavigationLink { BoatView() } label: { Text("Boats") } }
    private var harbour: some View { VStack { lamp } }
    private var lamp: some View { NavigationLink { LampView() } label: { Text("Lamp") } }
}
struct CrabView: View { var body: some View { Text("Crab") } }
struct BoatView: View { var body: some View { Text("Boat") } }
struct LampView: View { var body: some View { Text("Lamp") } }
