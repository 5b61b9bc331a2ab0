/// Something that a page is made of, by name.
enum PageInput: Hashable, Sendable, Comparable {
    /// The graph with all that is made of it alone, the maps, and what the scan had to say.
    case everything
    /// The commit, in links to the repository's host.
    case revision
    /// A module with everything that the graph says of it, by its id.
    case module(String)
    case entryPoint(String)
    /// The modules of a group, by its path.
    case group(String)
    /// By the id of the source or the target.
    case routesFrom(String), routesTo(String)
    /// The module that a type belongs to.
    case owner(String)
    /// By the module's id.
    case unresolved(String), waysTo(String), pictures(String), neighbourhood(String), components(String)
    /// How far from the launch, by the id of a module or an entry point.
    case steps(String)
    /// Who uses a type.
    case service(String), entity(String)
    /// Where the routes of a source are shown.
    case anchors(String)
    case groupDiagram(String)
    /// What is shown of a source file, and which of its lines can be linked to.
    case excerpt(String), places(String)

    /// A number for the kind that no other kind has, and the name.
    var parts: (kind: UInt8, name: String) {
        switch self {
        case .everything: (0, "")
        case .revision: (1, "")
        case .module(let id): (2, id)
        case .entryPoint(let id): (3, id)
        case .group(let path): (4, path)
        case .routesFrom(let id): (5, id)
        case .routesTo(let id): (6, id)
        case .owner(let type): (7, type)
        case .unresolved(let id): (8, id)
        case .waysTo(let id): (9, id)
        case .pictures(let id): (10, id)
        case .neighbourhood(let id): (11, id)
        case .components(let id): (12, id)
        case .service(let type): (13, type)
        case .entity(let type): (14, type)
        case .anchors(let id): (15, id)
        case .groupDiagram(let path): (16, path)
        case .excerpt(let file): (17, file)
        case .places(let file): (18, file)
        case .steps(let id): (19, id)
        }
    }

    /// Nil for a number that stands for no kind.
    init?(kind: UInt8, name: String) {
        switch kind {
        case 0: self = .everything
        case 1: self = .revision
        case 2: self = .module(name)
        case 3: self = .entryPoint(name)
        case 4: self = .group(name)
        case 5: self = .routesFrom(name)
        case 6: self = .routesTo(name)
        case 7: self = .owner(name)
        case 8: self = .unresolved(name)
        case 9: self = .waysTo(name)
        case 10: self = .pictures(name)
        case 11: self = .neighbourhood(name)
        case 12: self = .components(name)
        case 13: self = .service(name)
        case 14: self = .entity(name)
        case 15: self = .anchors(name)
        case 16: self = .groupDiagram(name)
        case 17: self = .excerpt(name)
        case 18: self = .places(name)
        case 19: self = .steps(name)
        default: return nil
        }
    }
}
