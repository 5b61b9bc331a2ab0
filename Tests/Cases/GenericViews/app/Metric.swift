import SwiftUI

protocol MetricPresenting: AnyObject {
    var title: String { get }
}

struct HealthStore {}

struct MetricView<Presenter: MetricPresenting>: View {
    @State var presenter: Presenter

    var body: some View {
        Text(presenter.title)
    }
}
