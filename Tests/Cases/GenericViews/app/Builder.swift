import SwiftUI

struct Builder {
    func summary() -> some View {
        SummaryView(presenter: SummaryPresenter(router: SummaryRouter(builder: self)))
    }

    func weight() -> some View {
        MetricView(presenter: WeightPresenter(store: HealthStore()))
    }

    func steps() -> some View {
        MetricView(presenter: StepsPresenter(store: HealthStore()))
    }
}
