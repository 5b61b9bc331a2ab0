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
extension View {
    func warning(text: Binding<String?>) -> some View {
        alert(text.wrappedValue ?? "", isPresented: Binding(some: text)) { Button("OK") {} }
    }
}
protocol Guide {
    func lead<T: View>(@ViewBuilder to view: @escaping (Guide) -> T)
    func warn(_ text: String)
}
struct GuideView<Content: View>: View, Guide {
    @State private var leaf: Leaf? = nil
    @State private var warning: String? = nil
    var content: (Guide) -> Content
    init(@ViewBuilder content: @escaping (Guide) -> Content) { self.content = content }
    var body: some View { content(self).leafSheet(leaf: $leaf).warning(text: $warning) }
    func lead<T: View>(@ViewBuilder to view: @escaping (Guide) -> T) { leaf = Leaf(view: GuideView<T> { view($0) }) }
    func warn(_ text: String) { warning = text }
    func calm() { warning = nil }
}
struct Beds {
    func list() -> some View {
        GuideView { guide in ListView(presenter: ListPresenter(router: BedsRouter(guide: guide, beds: self))) }
    }
    func plant(_ guide: Guide) -> some View { PlantView(presenter: PlantPresenter(router: BedsRouter(guide: guide, beds: self))) }
}
protocol ListRouter { func showPlant() }
protocol PlantRouter { func warnOfFrost() }
struct BedsRouter: ListRouter, PlantRouter {
    let guide: Guide
    let beds: Beds
    func showPlant() { guide.lead { next in beds.plant(next) } }
    func warnOfFrost() { guide.warn("Frost") }
}
@Observable final class ListPresenter { let router: ListRouter; init(router: ListRouter) { self.router = router }
    func rowTapped() { router.showPlant() } }
@Observable final class PlantPresenter { let router: PlantRouter; init(router: PlantRouter) { self.router = router }
    func coverTapped() { router.warnOfFrost() } }
struct ListView: View { @State var presenter: ListPresenter
    var body: some View { Button("Plant") { presenter.rowTapped() } } }
struct PlantView: View { @State var presenter: PlantPresenter
    var body: some View { Button("Cover") { presenter.coverTapped() } } }
