import ArgumentParser
import Configuration
import Diagnostics
import Foundation
import Linking
import SourceScan

/// Settles what was typed and what `.wiremap.yml` says into an `InputRequest`; a flag goes before the file.
struct InputResolver {
    /// A folder, a graph's JSON, or `-`.
    let path: String
    let options: SourceOptions
    /// Whether the scanned folder's own configuration counts.
    let readsConfiguration: Bool

    init(path: String, options: SourceOptions, readsConfiguration: Bool = true) {
        self.path = path
        self.options = options
        self.readsConfiguration = readsConfiguration
    }

    init(options: InputOptions) { self.init(path: options.path, options: options.sources) }

    /// - Throws: `CommandFailure` where the input or the configuration cannot be used, and `ValidationError` where
    ///   options do not go together.
    func resolve() throws -> InputRequest {
        if path == "-" { return try graphRequest(.standardInput) }
        return try TypedInput(path).isFolder() ? try sourceRequest() : try graphRequest(.file(path))
    }

    private func graphRequest(_ file: GraphFile) throws -> InputRequest {
        if let option = options.optionForSourcesOnly {
            throw ValidationError(
                "`\(option)` chooses among sources, and \(file.name) is a graph that was made before.")
        }
        let (configuration, place) = try readConfiguration(in: nil)
        return InputRequest(
            origin: .graph(file), configuration: configuration, configurationPlace: place,
            threads: options.workers, cache: try UserCache.open(options.cache))
    }

    private func sourceRequest() throws -> InputRequest {
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw CommandFailure(
                "this folder may not be read", at: SourcePlace(file: path, line: 0),
                advice: "give one that this user may read")
        }
        let tree: FolderTree
        do {
            tree = try FolderTree(path: path)
        } catch {
            throw CommandFailure("this cannot be read: \(error)", at: SourcePlace(file: path, line: 0))
        }
        let (configuration, place) = try readConfiguration(in: path)
        let settings = try settings(of: configuration, roots: try roots(of: configuration, in: tree.root))
        return InputRequest(
            origin: .sources(SourceRequest(name: path, tree: tree, settings)),
            configuration: configuration, configurationPlace: place, threads: options.workers,
            cache: settings.cache)
    }

    /// How sources are read by what was typed and by the configuration.
    ///
    /// - Parameter roots: the folders with sources; empty for all of the scanned one.
    func settings(of configuration: Configuration, roots: [String]) throws(CommandFailure) -> SourceSettings {
        let filter = PathFilter(
            include: try globs(options.include.isEmpty ? configuration.include : options.include),
            exclude: try globs(options.exclude.isEmpty ? configuration.exclude : options.exclude), roots: roots)
        let scan = ScanOptions(
            filter: filter, target: options.target ?? configuration.target,
            includeTests: options.tests || configuration.includeTests, threads: options.workers)
        let groups = zip(try globs(configuration.groups.map(\.pattern)), configuration.groups).map {
            GroupAssignment(glob: $0, group: $1.group)
        }
        return SourceSettings(
            options: scan, groups: groups, link: LinkOptions(configuration),
            pictures: configuration.pictures, cache: try UserCache.open(options.cache))
    }

    /// The configured folders with sources, which must be there.
    private func roots(of configuration: Configuration, in folder: String) throws(CommandFailure) -> [String] {
        for root in configuration.roots {
            var isFolder: ObjCBool = false
            let path = root.isEmpty ? folder : "\(folder)/\(root)"
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                throw CommandFailure(
                    "`roots` names the folder `\(root)`, which is not in the scanned folder",
                    advice: "name folders relative to it")
            }
        }
        return configuration.roots.contains("") ? [] : configuration.roots
    }

    /// How many alternatives the patterns of one setting may have together, each of which every path is compared with.
    private static let maximumAlternatives = 4096

    private func globs(_ patterns: [String]) throws(CommandFailure) -> [PathGlob] {
        var globs: [PathGlob] = []
        var alternatives = 0
        for pattern in patterns {
            do {
                globs.append(try PathGlob(pattern))
            } catch {
                throw CommandFailure("\(error)")
            }
            alternatives += globs.last?.alternativeCount ?? 0
            guard alternatives <= Self.maximumAlternatives else {
                throw CommandFailure(
                    "there are more than \(Self.maximumAlternatives) patterns, counted with their alternatives",
                    advice: "name folders instead of files")
            }
        }
        return globs
    }

    /// The configuration that `--config` names, else the one in the scanned folder, else an empty one; and its place.
    func readConfiguration(in folder: String?) throws(CommandFailure) -> (Configuration, ConfigurationPlace) {
        let place = options.config.map(ConfigurationPlace.init(named:)) ?? ConfigurationPlace(in: folder ?? ".")
        guard readsConfiguration else { return (Configuration(), place) }
        if place.isNamed {
            guard FileManager.default.fileExists(atPath: place.file) else {
                throw CommandFailure(
                    "there is no such file", at: SourcePlace(file: place.file, line: 0),
                    advice: "`wiremap init` writes a configuration")
            }
            return (try Self.configuration(try? Data(contentsOf: URL(fileURLWithPath: place.file)), place.file), place)
        }
        guard let folder, FileManager.default.fileExists(atPath: place.file) else { return (Configuration(), place) }
        // As every file of the folder: no link out of it, no pipe, no device.
        let bytes = try? FolderTree(path: folder).bytes(of: Configuration.fileName, limit: Self.longestConfiguration)
        return (try Self.configuration(bytes.map { Data($0) }, place.file), place)
    }

    private static let longestConfiguration = 1 << 20

    /// The settings in the bytes of a file, nil for one that cannot be read.
    static func configuration(_ bytes: Data?, _ path: String) throws(CommandFailure) -> Configuration {
        guard let bytes, bytes.count <= longestConfiguration, let text = String(data: bytes, encoding: .utf8) else {
            throw CommandFailure(
                "this configuration cannot be read", at: SourcePlace(file: path, line: 0),
                advice: "it must be a text file in UTF-8 of at most a megabyte")
        }
        do {
            return try ConfigurationReader.read(text, file: path)
        } catch {
            throw CommandFailure(error.faults.map(\.diagnostic))
        }
    }
}
