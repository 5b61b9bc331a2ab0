import SwiftUI
import UIKit

final class ThemedHostingController<Content: View>: UIHostingController<ThemedView<Content>> {
    init(content: Content) {
        super.init(rootView: ThemedView(content: content))
    }
}

struct ThemedView<Content: View>: View {
    let content: Content

    var body: some View { content.tint(.brown) }
}

final class TicketHostingController: UIHostingController<TicketView> {
    convenience init(price: Int) {
        self.init(rootView: TicketView(price: price))
    }
}

struct TicketView: View {
    let price: Int

    var body: some View { Text("\(price)") }
}
