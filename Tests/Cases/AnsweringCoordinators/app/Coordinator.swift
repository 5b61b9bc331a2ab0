import Combine
import UIKit

@MainActor
open class Coordinator<ResultType>: NSObject {
    var subscriptions = [AnyCancellable]()
    private let identifier = UUID()
    private var children = [UUID: Any]()

    private func store<T>(_ coordinator: Coordinator<T>) { children[coordinator.identifier] = coordinator }
    private func release<T>(_ coordinator: Coordinator<T>) { children[coordinator.identifier] = nil }

    open func coordinate<T>(to coordinator: Coordinator<T>) -> AnyPublisher<T, Never> {
        store(coordinator)
        return coordinator.start()
            .handleEvents(receiveCompletion: { [weak self] _ in self?.release(coordinator) })
            .eraseToAnyPublisher()
    }

    open func start() -> AnyPublisher<ResultType, Never> { fatalError("implement") }
}
