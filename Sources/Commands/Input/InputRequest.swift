import Configuration
import Linking
import SourceScan

/// What a run reads: settled once from what was typed and what the repository's configuration says.
struct InputRequest: Sendable {
    enum Origin: Sendable {
        case sources(SourceRequest)
        case graph(GraphFile)
    }

    let origin: Origin
    let configuration: Configuration
    let configurationPlace: ConfigurationPlace
    /// How many threads or processes work at the same time; at least 1.
    let threads: Int
    /// What earlier runs learned; nil where nothing is to be kept.
    let cache: FactsCache?
}

/// How an app's sources are read.
struct SourceRequest: Sendable {
    /// The folder, as the user named it.
    let name: String
    let tree: FolderTree
    let options: ScanOptions
    let groups: [GroupAssignment]
    let link: LinkOptions
    /// A folder with pictures of screens, relative to the scanned one.
    let pictures: String?
    let cache: FactsCache?

    init(name: String, tree: FolderTree, _ settings: SourceSettings) {
        self.name = name
        self.tree = tree.remembering(settings.cache?.stamps)
        cache = settings.cache
        options = settings.options
        groups = settings.groups
        link = settings.link
        pictures = settings.pictures
    }
}

/// What was typed and configured about how sources are read, wherever they are.
struct SourceSettings: Sendable {
    let options: ScanOptions
    let groups: [GroupAssignment]
    let link: LinkOptions
    let pictures: String?
    /// What earlier runs learned; nil where nothing is to be kept.
    let cache: FactsCache?
}

/// The group that the configuration gives to modules with a component in a matching file.
struct GroupAssignment: Sendable {
    let glob: PathGlob
    let group: String
}
