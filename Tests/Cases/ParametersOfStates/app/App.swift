import SwiftUI
@main struct MarketApp: App { var body: some Scene { WindowGroup { StallView() } } }
enum Ware: Identifiable { case apple, plum, pear; var id: Int { hashValue } }
struct StallView: View {
    @State private var ware: Ware?
    var body: some View {
        VStack {
            basket(of: .apple)
            Button("Plums") { ware = .plum }
            Button("Pears") { choose(.pear) }
        }
        .sheet(item: $ware) { ware in
            switch ware {
            case .apple: AppleView()
            case .plum: PlumView()
            case .pear: PearView()
            }
        }
    }
    private func basket(of chosen: Ware) -> some View { Button("Basket") { ware = chosen } }
    private func choose(_ chosen: Ware) { ware = chosen }
}
struct AppleView: View { var body: some View { Text("Apple") } }
struct PlumView: View { var body: some View { Text("Plum") } }
struct PearView: View { var body: some View { Text("Pear") } }
