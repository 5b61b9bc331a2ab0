import SwiftUI

@main struct CellarApp: App { var body: some Scene { WindowGroup { CellarView() } } }
enum Finish { case glossy, matt }
extension View {
    @ViewBuilder
    func touchable(_ finish: Finish = .matt, run: @escaping () -> Void) -> some View {
        switch finish {
        case .glossy: glossy(run: run)
        case .matt: matt(run: run)
        }
    }
    private func matt(run: @escaping () -> Void) -> some View { Button { run() } label: { self }.buttonStyle(.plain) }
    private func glossy(run: @escaping () -> Void) -> some View { Button { run() } label: { self }.buttonStyle(.bordered) }
}
struct CellarView: View {
    @State private var showsBarrel = false
    @State private var showsPrices = false
    var body: some View {
        VStack {
            Text("Barrel").touchable { showsBarrel = true }
            Text("Prices").touchable(.glossy) { showsPrices = true }
        }
        .sheet(isPresented: $showsBarrel) { BarrelView() }
        .fullScreenCover(isPresented: $showsPrices) { PricesView() }
    }
}
struct BarrelView: View { var body: some View { Text("A barrel") } }
struct PricesView: View { var body: some View { Text("Prices") } }
