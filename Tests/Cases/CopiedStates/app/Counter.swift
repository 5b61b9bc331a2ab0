import Copyable
import SwiftUI

enum CounterTab {
    case shelf, kitchen
}

@Copyable
struct CounterContent {
    let shelf: ShelfView?
    let kitchen: KitchenView?
    let title: String
}

final class CounterModel: ScreenModel<CounterContent> {
    var selected: CounterTab = .shelf

    init(host: Host) {
        super.init(host: host, content: .init(shelf: nil, kitchen: nil, title: "Counter"))
        makeTabs()
    }

    private func makeTabs() {
        setContent {
            $0.copy(
                shelf: ShelfView(model: .init(host: host)),
                kitchen: KitchenView(model: .init(host: host))
            )
        }
    }
}

struct CounterView: View {
    @State var model: CounterModel

    var body: some View {
        CounterTabs(
            selected: $model.selected,
            view: { tab in
                switch tab {
                case .shelf: AnyView(model.content.shelf)
                case .kitchen: AnyView(model.content.kitchen)
                }
            })
    }
}

private struct CounterTabs: View {
    @Binding var selected: CounterTab
    let view: (CounterTab) -> AnyView

    var body: some View {
        TabView(selection: $selected) {
            view(.shelf).tabItem { Label("Shelf", systemImage: "cart") }.tag(CounterTab.shelf)
            view(.kitchen).tabItem { Label("Kitchen", systemImage: "flame") }.tag(CounterTab.kitchen)
        }
    }
}
