import SwiftUI
import WidgetKit

struct PlantWidgetView: View {
    var body: some View {
        VStack {
            Text("Tomato")
            if let calendar = URL(string: "garden://calendar") {
                Link(destination: calendar) { Text("All dates") }
            }
        }
        .widgetURL(URL(string: "garden://plant/tomato"))
    }
}
