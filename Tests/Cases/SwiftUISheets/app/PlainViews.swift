import SwiftUI

struct SettingsView: View {
    var body: some View { Text("Settings") }
}

struct TourView: View {
    var body: some View { Text("Tour") }
}

struct HelpView: View {
    var body: some View { Text("Help") }
}

struct BookView: View {
    let title: String

    var body: some View { Text(title) }
}
