import Diagnostics
import Facts

/// What one file says, of whatever kind it is; in a box, as it is handed on and sorted more often than looked at.
indirect enum FileOutcome: Sendable {
    case swift(SwiftSource)
    case interface(StoryboardFacts)
    case launch(LaunchFacts)
    case strings(StringsFacts)
    case objectiveC(navigationCalls: Int)
    case project(XcodeProject)
    /// A package's or a pod's, which declares how its folder is built.
    case manifest
    /// A Swift file that imports a library for tests; whether it is read depends on what the projects say.
    case undecided
    /// The file cannot be used.
    case none
}

/// Reads one file at a time, by its kind; what is wrong with a file is told and never stops the others.
struct FileReading: Sendable {
    let tree: any SourceTree
    let swiftReader: SwiftFileReader
    let projectReading: ProjectReading
    let maximumFileSize: Int
    let known: KnownFacts
    private let keptSwift: KeptSwift?

    init(
        tree: any SourceTree, readSwift: @escaping SourceScanner.SwiftReading, location: [String],
        links: [String: String], maximumFileSize: Int, known: KnownFacts
    ) {
        self.tree = tree
        let reader = SwiftFileReader(readSwift: readSwift)
        swiftReader = reader
        projectReading = ProjectReading(location: location, links: links, cache: known.cache)
        self.maximumFileSize = maximumFileSize
        self.known = known
        keptSwift = known.cache.map {
            KeptSwift($0, tree: tree, reader: reader, maximumFileSize: maximumFileSize)
        }
    }

    /// What a file says whose content is known without reading it.
    ///
    /// - Parameter postponesTests: whether a Swift file that imports a library for tests is left for later.
    func known(_ entry: SourceEntry, postponesTests: Bool) -> ReadFile? {
        guard isRemembered(entry), entry.size <= maximumFileSize, let content = tree.content(of: entry) else {
            return nil
        }
        return known(entry, content, postponesTests: postponesTests)
    }

    private func known(_ entry: SourceEntry, _ content: ContentID, postponesTests: Bool) -> ReadFile? {
        if entry.kind == .project { return projectReading.known(content, entry) }
        return known.outcome(of: entry, content, postponesTests: postponesTests, keptSwift)
    }

    /// What a manifest says depends on more than its bytes, and they are few.
    private func isRemembered(_ entry: SourceEntry) -> Bool {
        switch entry.kind {
        case .manifest: false
        case .project: known.cache != nil
        default: !known.isEmpty
        }
    }

    /// - Parameter postponesTests: whether a Swift file that imports a library for tests is left for later.
    func read(_ entry: SourceEntry, postponesTests: Bool) -> ReadFile {
        if let known = known(entry, postponesTests: postponesTests) { return known }
        let bytes: [UInt8]
        do throws(SourceTreeFault) {
            bytes = try tree.bytes(of: entry.path, limit: maximumFileSize)
            // A commit's tree tells what only stands in for a file, a folder on disk does not.
            if let fault = StandInContent.fault(of: bytes) { throw fault }
        } catch {
            let place = SourcePlace(file: entry.path, line: 0)
            let message = "the file cannot be read: \(error)"
            return ReadFile(
                outcome: .none, diagnostics: [Diagnostic(.warning, at: place, message, advice: error.advice)])
        }
        guard isRemembered(entry) else { return read(bytes, entry, postponesTests: postponesTests) }
        let content = ContentID(ofFile: bytes)
        tree.note(content, of: entry)
        if let known = known(entry, content, postponesTests: postponesTests) { return known }
        let read = read(bytes, entry, postponesTests: postponesTests)
        if entry.kind == .project {
            projectReading.keep(read, content, entry)
            return read
        }
        return known.keep(read, of: entry, content, bytes: bytes, postponesTests: postponesTests)
    }

    private func read(_ bytes: [UInt8], _ entry: SourceEntry, postponesTests: Bool) -> ReadFile {
        let (outcome, diagnostics) = outcome(of: bytes, entry, postponesTests: postponesTests)
        return ReadFile(outcome: outcome, diagnostics: diagnostics)
    }

    private func outcome(
        of bytes: [UInt8], _ entry: SourceEntry, postponesTests: Bool
    ) -> (FileOutcome, [Diagnostic]) {
        switch entry.kind {
        case .swift:
            if postponesTests && TestSources.importsTestLibrary(bytes) { return (.undecided, []) }
            return swift(bytes, entry)
        case .storyboard, .xib:
            let (facts, diagnostics) = StoryboardReader.read(bytes: bytes, path: entry.path)
            return (.interface(facts), diagnostics)
        case .informationList:
            let (facts, diagnostics) = InformationListReader.read(bytes: bytes, path: entry.path)
            return (.launch(facts), diagnostics)
        case .strings:
            let (facts, diagnostics) = StringsReader.read(bytes: bytes, path: entry.path)
            return (.strings(facts), diagnostics)
        case .objectiveC:
            return (.objectiveC(navigationCalls: ObjectiveCSurvey.navigationCalls(in: bytes)), [])
        case .project:
            let read = projectReading.read(bytes, entry)
            return (read.outcome, read.diagnostics)
        case .manifest:
            // An app that sends parcels has a `Package.swift` of quite another kind.
            if FileReading.isManifest(bytes, entry.path) { return (.manifest, []) }
            return entry.path.hasSuffix(".swift") ? swift(bytes, entry) : (.none, [])
        }
    }

    /// Whether a file with the name of a manifest is one.
    private static func isManifest(_ bytes: [UInt8], _ path: String) -> Bool {
        if path.hasSuffix("Project.swift") {
            return ByteSearch.contains(Array("import ProjectDescription".utf8), in: bytes)
        }
        if path.hasSuffix(".swift") { return declaresTools(bytes) }
        // What XcodeGen reads declares targets.
        let isDescription = path.hasSuffix(".yml") || path.hasSuffix(".yaml")
        return !isDescription || ByteSearch.contains(Array("targets:".utf8), in: bytes)
    }

    /// Whether the file has the comment that every manifest of a Swift package must begin with.
    private static func declaresTools(_ bytes: [UInt8]) -> Bool {
        let lines = String(decoding: bytes.prefix(1024), as: UTF8.self).split(whereSeparator: \.isNewline)
        let first = lines.first { !$0.allSatisfy(\.isWhitespace) }
        return first?.lowercased().contains("swift-tools-version") ?? false
    }

    private func swift(_ bytes: [UInt8], _ entry: SourceEntry) -> (FileOutcome, [Diagnostic]) {
        let (facts, diagnostics) = swiftReader.read(bytes, path: entry.path)
        return (facts.map { .swift(SwiftSource($0)) } ?? .none, diagnostics)
    }
}
