import SwiftUI

@main struct GardenApp: App { var body: some Scene { WindowGroup { Beds().list() } } }
struct Leaf { var view: AnyView
    init<T: View>(view: T) { self.view = AnyView(view) } }
extension Binding where Value == Bool {
    init<T>(some value: Binding<T?>) { self.init { value.wrappedValue != nil } set: { if !$0 { value.wrappedValue = nil } } }
}
extension View {
    func leafSheet(leaf: Binding<Leaf?>) -> some View {
        sheet(isPresented: Binding(some: leaf)) { ZStack { if let leaf = leaf.wrappedValue { leaf.view } } }
    }
}
struct Dimmed<Inside: View>: View { @ViewBuilder var inside: Inside
    var body: some View { ZStack { Color.black; inside } } }
extension View {
    func laidOver(card: Binding<Leaf?>) -> some View {
        overlay(Dimmed { ZStack { if let card = card.wrappedValue { card.view } } })
    }
}
protocol Guide {
    func lead<T: View>(@ViewBuilder to view: @escaping (Guide) -> T)
    func lay<T: View>(@ViewBuilder card: @escaping () -> T)
    func hint<T: View>(@ViewBuilder at tip: @escaping () -> T)
}
struct GuideView<Content: View>: View, Guide {
    @State private var leaf: Leaf? = nil
    @State private var card: Leaf? = nil
    @State private var tip: Leaf? = nil
    var content: (Guide) -> Content
    init(@ViewBuilder content: @escaping (Guide) -> Content) { self.content = content }
    var body: some View { content(self).leafSheet(leaf: $leaf).laidOver(card: $card)
            .overlay { ZStack { if let tip { tip.view.transition(.scale) } } }
    }
    func lead<T: View>(@ViewBuilder to view: @escaping (Guide) -> T) { leaf = Leaf(view: GuideView<T> { view($0) }) }
    func lay<T: View>(@ViewBuilder card: @escaping () -> T) { self.card = Leaf(view: card()) }
    func hint<T: View>(@ViewBuilder at tip: @escaping () -> T) { self.tip = Leaf(view: tip()) }
}
struct Beds {
    func list() -> some View {
        GuideView { guide in ListView(presenter: ListPresenter(router: BedsRouter(guide: guide, beds: self))) }
    }
    func plant(_ guide: Guide) -> some View { PlantView(presenter: PlantPresenter(router: BedsRouter(guide: guide, beds: self))) }
}
protocol ListRouter { func showPlant() }
protocol PlantRouter { func showCard(); func showTip() }
struct BedsRouter: ListRouter, PlantRouter {
    let guide: Guide
    let beds: Beds
    func showPlant() { guide.lead { next in beds.plant(next) } }
    func showCard() { guide.lay { CardView() } }
    func showTip() { guide.hint { TipView() } }
}
@Observable final class ListPresenter { let router: ListRouter; init(router: ListRouter) { self.router = router }
    func rowTapped() { router.showPlant() } }
@Observable final class PlantPresenter { let router: PlantRouter; init(router: PlantRouter) { self.router = router }
    func cardTapped() { router.showCard() }
    func tipTapped() { router.showTip() } }
struct ListView: View { @State var presenter: ListPresenter
    var body: some View { Button("Plant") { presenter.rowTapped() } } }
struct PlantView: View { @State var presenter: PlantPresenter
    var body: some View { VStack { Button("Card") { presenter.cardTapped() }; Button("Tip") { presenter.tipTapped() } } } }
struct CardView: View { var body: some View { Text("A card") } }
struct TipView: View { var body: some View { Text("A tip") } }
