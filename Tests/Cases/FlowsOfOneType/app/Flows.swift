import Swinject
import UIKit

protocol Flow: AnyObject {
    func start()
}

typealias HarbourFlow = Flow
typealias BerthFlow = Flow
typealias CargoFlow = Flow

protocol BerthFlowOutput: AnyObject {
    func berthFlowDidEnd(_ flow: BerthFlow)
}

protocol CargoFlowOutput: AnyObject {
    func cargoFlowDidEnd(_ flow: CargoFlow)
}

class BaseFlow: Flow {
    func start() { fatalError("start() has not been implemented") }
}

final class HarbourFlowImp: BaseFlow {
    var resolver: Resolver!
    var router: ScreenRouter!

    override func start() { runBerthFlow() }

    private func runBerthFlow() {
        let flow = resolver.resolve(BerthFlow.self, arguments: router, self as BerthFlowOutput)
        flow?.start()
    }

    private func runCargoFlow() {
        let flow = resolver.resolve(CargoFlow.self, arguments: router, self as CargoFlowOutput)
        flow?.start()
    }
}

extension HarbourFlowImp: BerthFlowOutput {
    func berthFlowDidEnd(_ flow: BerthFlow) { runCargoFlow() }
}

extension HarbourFlowImp: CargoFlowOutput {
    func cargoFlowDidEnd(_ flow: CargoFlow) { runBerthFlow() }
}

final class BerthFlowImp: BaseFlow {
    var resolver: Resolver!
    var router: ScreenRouter!
    weak var output: BerthFlowOutput!

    override func start() {
        guard let view = resolver.resolve((BerthViewController).self, argument: self as BerthModuleOutput) else { return }
        router.setRoot(view)
    }
}

extension BerthFlowImp: BerthModuleOutput {
    func berthDidMoor() { output.berthFlowDidEnd(self) }
}

final class CargoFlowImp: BaseFlow {
    var resolver: Resolver!
    var router: ScreenRouter!
    weak var output: CargoFlowOutput!

    override func start() {
        guard let view = resolver.resolve((CargoViewController).self, argument: self as CargoModuleOutput) else { return }
        router.setRoot(view)
    }
}

extension CargoFlowImp: CargoModuleOutput {
    func cargoDidLeave() { output.cargoFlowDidEnd(self) }
}
