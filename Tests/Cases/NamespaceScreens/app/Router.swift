import Combine
import SwiftUI

final class Resolver {
    lazy var router: Router = BaseRouter(resolver: self)
}

protocol Router {
    var modalScreen: CurrentValueSubject<Screen?, Never> { get }
    func view(for screen: Screen) -> AnyView
}

final class BaseRouter: Router {
    let modalScreen = CurrentValueSubject<Screen?, Never>(nil)
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    func view(for screen: Screen) -> AnyView {
        screen.view(resolver: resolver).erased()
    }
}
