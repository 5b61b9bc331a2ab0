import SwiftUI

struct GardenView: View {
    var body: some View {
        NavigationView {
            List {
                Text("Shed").link(to: ShedView())
                Text("Plant").lateLink(to: PlantView())
                Text("Tools").modifier(Link(destination: ToolsView()))
            }
        }
    }
}

struct ShedView: View {
    var body: some View { Text("A shed") }
}

struct PlantView: View {
    var body: some View { Text("A plant") }
}

struct ToolsView: View {
    var body: some View { Text("Tools") }
}
