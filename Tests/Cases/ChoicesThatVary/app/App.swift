import SwiftUI

@main struct ShopApp: App {
    var body: some Scene {
        WindowGroup { ShopView() }
    }
}

enum Choice: CaseIterable {
    case orders
    case offers
}

struct ShopView: View {
    @State private var choice = Choice.orders
    private let detail = Choice.offers

    var body: some View {
        NavigationStack {
            VStack {
                Picker("Show", selection: $choice) {
                    Text("Orders").tag(Choice.orders)
                    Text("Offers").tag(Choice.offers)
                }
                switch choice {
                case .orders: NavigationLink("Order") { OrderView() }
                case .offers: NavigationLink("Offer") { OfferView() }
                }
                switch detail {
                case .orders: NavigationLink("Invoice") { InvoiceView() }
                case .offers: NavigationLink("Coupon") { CouponView() }
                }
            }
        }
    }
}

struct OrderView: View {
    var body: some View { Text("Order") }
}

struct OfferView: View {
    var body: some View { Text("Offer") }
}

struct InvoiceView: View {
    var body: some View { Text("Invoice") }
}

struct CouponView: View {
    var body: some View { Text("Coupon") }
}
