import Combine
import ParcelServices
import SwiftUI
import UIKit

final class StampedViewModel: ObservableObject {
    private let printSubject = PassthroughSubject<Void, Never>()
    var printing: AnyPublisher<Void, Never> { printSubject.eraseToAnyPublisher() }
    func printTapped() { printSubject.send() }
}

struct StampedView: View {
    @ObservedObject var viewModel: StampedViewModel
    var body: some View { Button("Print") { viewModel.printTapped() } }
}

final class PostCoordinator {
    private let stack: UINavigationController
    private var bag = Set<AnyCancellable>()
    init(stack: UINavigationController, service: ParcelService) {
        self.stack = stack
        service.weighed.sink { [weak self] parcel in
            if parcel.isTooHeavy { self?.showRefusal() } else { self?.showStamped() }
        }.store(in: &bag)
    }
    private func showStamped() {
        let model = StampedViewModel()
        model.printing.sink { [weak self] in self?.showPrinter() }.store(in: &bag)
        stack.pushViewController(UIHostingController(rootView: StampedView(viewModel: model)), animated: true)
    }
    private func showPrinter() {
        stack.present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)
    }
    private func showRefusal() { stack.pushViewController(RefusalViewController(), animated: true) }
}
final class RefusalViewController: UIViewController {}
