import SwiftUI

@main struct GardenApp: App { var body: some Scene { WindowGroup { Beds().list() } } }
struct Leaf { var view: AnyView
    init<T: View>(view: T) { self.view = AnyView(view) } }
extension Binding where Value == Bool {
    init<T>(some value: Binding<T?>) { self.init { value.wrappedValue != nil } set: { if !$0 { value.wrappedValue = nil } } }
}
protocol Guide {
    func lead<T: View>(@ViewBuilder to view: @escaping (Guide) -> T)
}
struct GuideView<Content: View>: View, Guide {
    @State private var leaf: Leaf? = nil
    var content: (Guide) -> Content
    init(@ViewBuilder content: @escaping (Guide) -> Content) { self.content = content }
    var body: some View { content(self)
        .sheet(isPresented: Binding(some: $leaf)) { ZStack { if let leaf { leaf.view } } }
    }
    func lead<T: View>(@ViewBuilder to view: @escaping (Guide) -> T) { leaf = Leaf(view: GuideView<T> { view($0) }) }
}
struct Beds {
    func list() -> some View {
        GuideView { guide in ListView(presenter: ListPresenter(router: BedsRouter(guide: guide, beds: self))) }
    }
    func plant(_ guide: Guide) -> some View { PlantView(presenter: PlantPresenter(router: BedsRouter(guide: guide, beds: self))) }
}
protocol ListRouter { func showPlant() }
protocol PlantRouter {  }
struct BedsRouter: ListRouter, PlantRouter {
    let guide: Guide
    let beds: Beds
    func showPlant() { guide.lead { next in beds.plant(next) } }
}
@Observable final class ListPresenter { let router: ListRouter; init(router: ListRouter) { self.router = router }
    func rowTapped() { router.showPlant() } }
@Observable final class PlantPresenter { let router: PlantRouter; init(router: PlantRouter) { self.router = router } }
struct ListView: View { @State var presenter: ListPresenter
    var body: some View { Button("Plant") { presenter.rowTapped() } } }
struct PlantView: View { @State var presenter: PlantPresenter
    var body: some View { Text("A plant") } }
