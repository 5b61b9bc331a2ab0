import SwiftUI

@Observable
final class WeightPresenter: MetricPresenting {
    let title = "Weight"
    private let store: HealthStore

    init(store: HealthStore) {
        self.store = store
    }
}

struct WeightView: View {
    @State var presenter: WeightPresenter

    var body: some View {
        MetricView(presenter: presenter)
    }
}
