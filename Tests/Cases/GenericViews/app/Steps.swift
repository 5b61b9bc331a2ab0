import SwiftUI

@Observable
final class StepsPresenter: MetricPresenting {
    let title = "Steps"
    private let store: HealthStore

    init(store: HealthStore) {
        self.store = store
    }
}

struct StepsView: View {
    @State var presenter: StepsPresenter

    var body: some View {
        MetricView(presenter: presenter)
    }
}
