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
        var handled: [FunctionRef: [EntryDraft]] = [:]
        for entry in entries { for handler in entry.handlers { handled[handler, default: []].append(entry) } }
        // Those of a handler by which it does not lead on as a whole; one handler may have thousands of names.
        let stopping = handled.mapValues { entries in
            Set(entries.map(\.id).filter { !all.contains($0) || led.contains($0) })
        }
        let ids = Set(entries.map(\.id))
        return entries.filter { !led.contains($0.id) }.flatMap { entry in
            entry.handlers.filter { handler in
                // Where a handler tells several names apart, its calls do not say which of them leads on. That it shows an
                // alert where it knows none is beside that.
                let isAlone = handled[handler]?.allSatisfy { $0.id == entry.id } ?? true
                return stopping[handler]?.isSubset(of: [entry.id]) ?? true && (isAlone || !all.contains(entry.id))
            }.flatMap { routes(of: entry, by: $0, among: published, ids) }
        }
    }

    /// - Parameter ids: those of all entry points.
    private func routes(
        of entry: EntryDraft, by handler: FunctionRef, among published: [Route], _ ids: Set<String>
    ) -> [Route] {
        guard let begin = chainer.begun([], by: handler, .entry).first else { return [] }
        return published.compactMap { route in
            guard route.destination.kind == .node, !ids.contains(route.source) else { return nil }
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
