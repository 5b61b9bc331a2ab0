import Diagnostics
import Facts

/// What one file says, of whatever kind it is; in a box, as it is handed on and sorted more often than looked at.
indirect enum FileOutcome: Sendable {
    case swift(SwiftFacts)
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
    let readSwift: SourceScanner.SwiftReading
    let location: [String]
    let links: [String: String]
    let maximumFileSize: Int
    let known: KnownFacts

    /// - Parameter postponesTests: whether a Swift file that imports a library for tests is left for later.
    func read(_ entry: SourceEntry, postponesTests: Bool) -> ReadFile {
        // What a project or a manifest says depends on more than its bytes, and they are few.
        let isRemembered = !known.isEmpty && entry.kind != .project && entry.kind != .manifest
        if isRemembered, entry.size <= maximumFileSize, let content = tree.content(of: entry),
            let outcome = known.outcome(of: entry, content, postponesTests: postponesTests)
        {
            return outcome
        }
        let bytes: [UInt8]
        do throws(SourceTreeFault) {
            bytes = try tree.bytes(of: entry.path, limit: maximumFileSize)
            // A commit's tree tells a pointer from a file, a folder on disk does not.
            if LargeFilePointer.isOne(bytes) { throw .pointer }
        } catch {
            let place = SourcePlace(file: entry.path, line: 0)
            let message = "the file cannot be read: \(error)"
            return ReadFile(
                outcome: .none, diagnostics: [Diagnostic(.warning, at: place, message, advice: error.advice)])
        }
        guard isRemembered else { return read(bytes, entry, postponesTests: postponesTests) }
        let content = ContentID(ofFile: bytes)
        tree.note(content, of: entry)
        if let outcome = known.outcome(of: entry, content, postponesTests: postponesTests) { return outcome }
        let read = read(bytes, entry, postponesTests: postponesTests)
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
            return project(bytes, entry)
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
        if bytes.isEmpty {
            let (facts, diagnostics) = readSwift(bytes, entry.path)
            return (.swift(facts), diagnostics + [diagnostic(.note, entry, "the file is empty")])
        }
        if let fault = SwiftNesting.firstFault(in: bytes) {
            var lines = LineCounter()
            let place = lines.place(of: fault, in: bytes)
            let nested = Diagnostic(
                .warning, at: SourcePlace(file: entry.path, line: place.line, column: place.column),
                "the source nests too deeply from here on; the file is left out")
            return (.none, [nested])
        }
        guard let fault = UTF8Check.firstFault(in: bytes) else {
            let (facts, diagnostics) = readSwift(bytes, entry.path)
            return (.swift(facts), diagnostics)
        }
        var lines = LineCounter()
        let place = lines.place(of: fault, in: bytes)
        let (facts, diagnostics) = readSwift(Array(String(decoding: bytes, as: UTF8.self).utf8), entry.path)
        let repaired = Diagnostic(
            .warning, at: SourcePlace(file: entry.path, line: place.line, column: place.column),
            "the file is not UTF-8 from here on; what is invalid is read as replacement characters")
        return (.swift(facts), [repaired] + diagnostics)
    }

    private func project(_ bytes: [UInt8], _ entry: SourceEntry) -> (FileOutcome, [Diagnostic]) {
        do {
            let project = try XcodeProjectReader.read(
                bytes: bytes, path: entry.path, location: location, links: links)
            return (.project(project), [])
        } catch {
            let message = "the Xcode project cannot be read: \(error); every file in its folder counts"
            return (.none, [Diagnostic(.warning, at: SourcePlace(file: entry.path, line: error.line), message)])
        }
    }

    private func diagnostic(_ severity: Diagnostic.Severity, _ entry: SourceEntry, _ message: String) -> Diagnostic {
        Diagnostic(severity, at: SourcePlace(file: entry.path, line: 0), message)
    }
}
