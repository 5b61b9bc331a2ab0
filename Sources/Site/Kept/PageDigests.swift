import Foundation
import NavigationGraph

/// The digests of what pages are made of: of each answer that `SiteContents` can give.
///
/// A page is made of what it asked for, of what every page shows, and of the program; what another program kept is never
/// read. So a page whose questions have the answers that they had would have the same bytes again.
final class PageDigests: Sendable {
    /// Of what every page shows: theme, options, and the names in the navigation.
    let common: PageMemory.Digest
    private let tables: SiteTables
    private let digest: @Sendable ([UInt8]) -> PageMemory.Digest
    private let lock = NSLock()
    /// Every access is inside `lock`.
    nonisolated(unsafe) private var known: [PageInput: PageMemory.Digest] = [:]
    nonisolated(unsafe) private var routes: [Route.ID: PageMemory.Digest] = [:]

    init(_ tables: SiteTables, _ frame: PageFrame, digest: @escaping @Sendable ([UInt8]) -> PageMemory.Digest) {
        self.tables = tables
        self.digest = digest
        var draft = DigestDraft()
        frame.add(to: &draft)
        // Small, and `dump` sees every member, also those that are added later.
        var options = ""
        dump(tables.options, to: &options)
        draft.add(options)
        draft.add(tables.graph.app.name)
        draft.add(tables.hasMap)
        draft.add(tables.leavesApp)
        draft.add(all: tables.navigation) { draft, group in
            draft.add(group.path)
            draft.add(group.label)
            draft.add(tables.names.group(group.path))
            draft.add(all: group.modules) { draft, module in
                draft.add(module.id)
                draft.add(module.name)
                draft.add(tables.names.module(module.id))
            }
        }
        common = digest(draft.bytes)
    }

    /// Of a page that asked for these.
    func page(of inputs: [PageInput]) -> PageMemory.Digest {
        var draft = DigestDraft()
        draft.add(common)
        draft.add(all: inputs) { draft, input in
            let (kind, name) = input.parts
            draft.add(Int(kind))
            draft.add(name)
            draft.add(self[input])
        }
        return digest(draft.bytes)
    }

    private subscript(input: PageInput) -> PageMemory.Digest {
        if let digest = lock.withLock({ known[input] }) { return digest }
        var draft = DigestDraft()
        add(input, to: &draft)
        let digest = digest(draft.bytes)
        lock.withLock { known[input] = digest }
        return digest
    }

    private func digest(of route: Route) -> PageMemory.Digest {
        if let digest = lock.withLock({ routes[route.id] }) { return digest }
        let digest = digest(GraphJSONWriter.encode(route))
        lock.withLock { routes[route.id] = digest }
        return digest
    }

    private func add(_ input: PageInput, to draft: inout DigestDraft) {
        switch input {
        case .everything: addEverything(to: &draft)
        case .revision: draft.add(tables.graph.app.revision)
        case .module(let id): draft.add(all: optional(tables.module(id))) { $0.add(GraphJSONWriter.encode($1)) }
        case .entryPoint(let id):
            draft.add(all: optional(tables.entryFamily(of: id))) { draft, family in
                draft.add(family.number)
                draft.add(all: family.entries) { $0.add(GraphJSONWriter.encode($1)) }
            }
        case .group(let path):
            draft.add(all: optional(tables.group(path))) { draft, group in
                draft.add(group.label)
                draft.add(all: group.modules) { $0.add(self[.module($1.id)]) }
            }
        case .routesFrom(let id): add(tables.routes(from: id), to: &draft)
        case .routesTo(let id): add(tables.routes(to: id), to: &draft)
        case .owner(let type): draft.add(all: optional(tables.owner(of: type))) { $0.add(self[.module($1.id)]) }
        case .unresolved(let id):
            draft.add(all: tables.unresolvedCalls(of: id)) { $0.add(GraphJSONWriter.encode($1)) }
        case .waysTo(let id):
            draft.add(all: tables.ways(to: id)) { draft, way in
                draft.add(GraphJSONWriter.encode(way.entry))
                add(way.routes, to: &draft)
            }
        case .steps(let id): draft.add(tables.steps(to: id) ?? -1)
        case .pictures(let id): addPictures(of: id, to: &draft)
        case .neighbourhood(let id): add(tables.diagrams.neighbourhoods[id], to: &draft)
        case .components(let id): add(tables.diagrams.components[id], to: &draft)
        case .groupDiagram(let path): add(tables.diagrams.groups[path], to: &draft)
        case .service(let type): add(tables.users(of: type, areServices: true), to: &draft)
        case .entity(let type): add(tables.users(of: type, areServices: false), to: &draft)
        case .anchors(let source):
            draft.add(all: tables.routes(from: source)) { draft, route in
                draft.add(route.id)
                draft.add(tables.anchor(of: route))
            }
        case .excerpt(let file): draft.add(all: optional(tables.excerpts[file])) { Self.add($1, to: &$0) }
        case .places(let file):
            draft.add(all: optional(tables.excerpts[file])) { draft, excerpt in
                draft.add(excerpt.page)
                draft.add(all: excerpt.shown) { draft, lines in
                    draft.add(lines.lowerBound)
                    draft.add(lines.upperBound)
                }
            }
        }
    }

    private func optional<Value>(_ value: Value?) -> [Value] { value.map { [$0] } ?? [] }

    private func add(_ diagram: SiteDiagram?, to draft: inout DigestDraft) {
        draft.add(all: optional(diagram)) { $1.add(to: &$0) }
    }

    private func add(_ routes: [Route], to draft: inout DigestDraft) {
        draft.add(all: routes) { $0.add(digest(of: $1)) }
    }

    private func add(_ users: TypeUsers?, to draft: inout DigestDraft) {
        draft.add(all: optional(users)) { draft, users in
            draft.add(users.anchor)
            draft.add(all: users.modules) { $0.add($1.id) }
        }
    }

    private func addPictures(of module: Module.ID, to draft: inout DigestDraft) {
        draft.add(all: tables.pictures.of(module)) { draft, item in
            draft.add(item.path)
            draft.add(item.name)
            draft.add(item.width)
            draft.add(item.height)
        }
    }

    private static func add(_ excerpt: SourceExcerpts.File, to draft: inout DigestDraft) {
        draft.add(excerpt.file)
        draft.add(excerpt.page)
        draft.add(all: excerpt.modules) { $0.add($1) }
        draft.add(excerpt.text)
        draft.add(all: excerpt.blocks) { draft, block in
            draft.add(all: block) { draft, line in
                draft.add(line.number)
                draft.add(line.isMentioned)
                draft.add(line.range.count)
            }
        }
    }

    /// The graph, the pictures of all of it, and the diagnostics.
    private func addEverything(to draft: inout DigestDraft) {
        var rest = tables.graph
        rest.modules = []
        rest.routes = []
        draft.add(GraphJSONWriter.encode(rest))
        draft.add(all: tables.graph.modules) { $0.add(self[.module($1.id)]) }
        add(tables.graph.routes, to: &draft)
        let diagrams = tables.diagrams
        for drawing in [diagrams.overview, diagrams.map, diagrams.mapFile, diagrams.legend, diagrams.services] {
            add(drawing, to: &draft)
        }
        var diagnostics = ""
        for diagnostic in tables.diagnostics { dump(diagnostic, to: &diagnostics) }
        draft.add(diagnostics)
    }
}
