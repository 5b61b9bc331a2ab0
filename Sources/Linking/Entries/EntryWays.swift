import Facts
import NavigationGraph

/// The routes of entry points whose handlers hand what they get to a module.
///
/// What a module's code shows is the module's route, whoever calls it. Where the chain of calls to it begins in a
/// handler, the handler leads there too: a link that a service passes on to the interactor of the tab bar opens what the
/// tab bar's wireframe shows.
struct EntryWays {
    let entries: [EntryDraft]
    let chainer: TriggerChainer

    /// The routes of those entry points from which none leads to a module, in the order of the entry points.
    ///
    /// - Parameter published: all others, without their ids.
    func routes(among published: [Route]) -> [Route] {
        let all = Set(published.map(\.source))
        let led = Set(published.lazy.filter { $0.destination.kind == .node }.map(\.source))
        let handled = Dictionary(grouping: entries.filter { $0.handler != nil }) { $0.handler }
        let handing = handled.values.flatMap { entries -> [EntryPoint.ID] in
            // Where a handler tells several names apart, its calls do not say which of them leads on. That it shows an alert
            // where it knows none is beside that.
            let named = entries.filter { led.contains($0.id) || !all.contains($0.id) }
            let asked = named.isEmpty ? entries : named
            return asked.count == 1 && !led.contains(asked[0].id) ? [asked[0].id] : []
        }
        return entries.filter { handing.contains($0.id) }.flatMap { routes(of: $0, among: published) }
    }

    private func routes(of entry: EntryDraft, among published: [Route]) -> [Route] {
        guard let handler = entry.handler, let begin = chainer.begun([], by: handler, .entry).first else { return [] }
        return published.compactMap { route in
            guard route.destination.kind == .node, !entries.contains(where: { $0.id == route.source }) else {
                return nil
            }
            let chains = route.triggers.filter { chain in
                chain.count > 1 && chain[0].kind == .entry && chain[0].file == begin.file && chain[0].type == begin.type
                    && chain[0].member == begin.member
            }
            guard let call = chains.first?.first else { return nil }
            var route = route
            route.source = entry.id
            route.option = nil
            route.method = begin.member
            route.variant = nil
            route.neverTriggered = false
            route.triggers = chains
            route.evidence.removeAll { $0.role == .trigger }
            route.evidence.insert(.init(file: call.file, line: call.line, role: .trigger), at: 0)
            // Each call on the way may be the one, and nothing says that all of them are taken for one link.
            route.confidence = .inferred
            return route
        }
    }
}
