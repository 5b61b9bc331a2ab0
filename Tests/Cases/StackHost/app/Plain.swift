import SwiftUI

struct RatingView: View {
    var body: some View { Text("Rate us") }
}

struct AboutView: View {
    var body: some View { Text("About us") }
}

struct TermsView: View {
    let url: String

    var body: some View { Text(url) }
}
