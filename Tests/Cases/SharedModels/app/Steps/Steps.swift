import Combine
import SwiftUI

enum StepsEvent { case done }

final class StepsModel: ObservableObject {
    let events = PassthroughSubject<StepsEvent, Never>()
    @Published var count = 3
}

protocol StepsOutput: AnyObject {
    func stepsDidEnd()
}

final class StepsPresenter: PagePresenter<StepsModel> {
    private weak var output: StepsOutput?

    init(output: StepsOutput) {
        self.output = output
        super.init(model: StepsModel())
        model.events.sink { [weak self] event in self?.receive(event) }.store(in: &subscriptions)
    }

    private func receive(_ event: StepsEvent) { output?.stepsDidEnd() }
}

struct StepsView: Page {
    @ObservedObject var model: StepsModel

    var body: some View {
        Button("Done") { model.events.send(.done) }
    }
}
