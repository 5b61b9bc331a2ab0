import SwiftUI

struct TabScreen: Identifiable {
    var id: String { title }
    let title: String
    @ViewBuilder var screen: () -> AnyView
}

struct TabsView: View {
    var tabs: [TabScreen]

    var body: some View {
        TabView {
            ForEach(tabs) { tab in
                tab.screen()
                    .tabItem { Label(tab.title, systemImage: "leaf") }
            }
        }
    }
}
