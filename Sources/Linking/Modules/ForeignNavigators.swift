import Dialects
import Facts
import NavigationGraph

/// Tells which navigators bear the name of a module and are no part of it.
struct ForeignNavigators {
    let evaluator: Evaluator
    let connections: ComponentConnections

    private var program: Program { evaluator.program }

    /// Types of one stem without the navigators that are somebody else's.
    func removed(from readings: [RoleAssigner.Reading]) -> [RoleAssigner.Reading] {
        withoutCoordinators(withoutRouters(readings))
    }

    /// The router of the whole app, `MainRouter`, is not the router of a module `Main`: others make it, and neither the
    /// presenter nor the view knows it, is known to it, or is made by it.
    private func withoutRouters(_ readings: [RoleAssigner.Reading]) -> [RoleAssigner.Reading] {
        let routers = readings.filter { $0.role == .router && !isCoordinator($0) }
        let parts = readings.filter { [.presenter, .view, .interactor].contains($0.role) }
        guard !routers.isEmpty, hasEnds(parts) else { return readings }
        let own = Set(readings.map(\.symbol))
        let foreign = routers.filter { router in
            let makers = makers(of: router.symbol)
            return !makers.isEmpty && makers.isDisjoint(with: own)
                && !parts.contains { connections.isConnected($0.symbol, router.symbol) }
                && !parts.contains { self.makers(of: $0.symbol).contains(router.symbol) }
        }
        return readings.filter { reading in !foreign.contains { $0.symbol == reading.symbol } }
    }

    /// The types whose code makes objects of a type.
    private func makers(of symbol: Int) -> Set<Int> {
        Set(
            evaluator.creations(of: symbol).compactMap { call, _ in
                program.owner(of: FunctionRef(Int(call.file), program.action(call).function))
            })
    }

    /// A coordinator that bears the name of a module leads to the module and is no part of it, where the module has a
    /// navigator of its own, or where neither its presenter nor its view knows the coordinator or is known to it.
    private func withoutCoordinators(_ readings: [RoleAssigner.Reading]) -> [RoleAssigner.Reading] {
        let coordinators = readings.filter(isCoordinator)
        guard !coordinators.isEmpty else { return readings }
        let others = readings.filter { reading in !coordinators.contains { $0.symbol == reading.symbol } }
        if others.contains(where: { $0.role.navigates }) { return others }
        let ends = others.filter { $0.role == .presenter || $0.role == .view }
        guard hasEnds(ends) else { return readings }
        let foreign = coordinators.filter { coordinator in
            !ends.contains { connections.isConnected($0.symbol, coordinator.symbol) }
        }
        return readings.filter { reading in !foreign.contains { $0.symbol == reading.symbol } }
    }

    private func hasEnds(_ readings: [RoleAssigner.Reading]) -> Bool {
        readings.contains { $0.role == .presenter } && readings.contains { $0.role == .view }
    }

    private func isCoordinator(_ reading: RoleAssigner.Reading) -> Bool {
        program.isCoordinator(reading.symbol)
    }
}
