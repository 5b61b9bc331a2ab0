import Swinject
import UIKit

final class FlowsAssembly: Assembly {
    func assemble(container: Container) {
        container.register(ScreenRouter.self) { (_, rootController: UINavigationController) in
            ScreenRouterImp(rootController: rootController)
        }
        container.register(HarbourFlow.self) { (resolver, rootController: UINavigationController) in
            let flow = HarbourFlowImp()
            flow.router = resolver.resolve(ScreenRouter.self, argument: rootController)
            flow.resolver = resolver
            return flow
        }
        container.register(BerthFlow.self) { (resolver, router: ScreenRouter?, output: BerthFlowOutput) in
            let flow = BerthFlowImp()
            flow.resolver = resolver
            flow.router = router
            flow.output = output
            return flow
        }
        container.register(CargoFlow.self) { (resolver, router: ScreenRouter?, output: CargoFlowOutput) in
            let flow = CargoFlowImp()
            flow.resolver = resolver
            flow.router = router
            flow.output = output
            return flow
        }
    }
}
