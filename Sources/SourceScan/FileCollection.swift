import Diagnostics
import Facts

/// Gathers what the files say, and sorts it by what the files are to the app.
struct FileCollection {
    /// One file with its outcome.
    struct Piece: Sendable {
        var entry: SourceEntry
        var file: ReadFile

        var outcome: FileOutcome { file.outcome }
        var diagnostics: [Diagnostic] { file.diagnostics }
    }

    /// What becomes of a file.
    private enum Fate {
        case counts, outOfTarget, leftOut
    }

    private let options: ScanOptions
    private var pieces: [Piece] = []
    private var projects: [XcodeProject] = []
    private var manifests: [String] = []
    private var diagnostics: [Diagnostic]
    private var membership: ProjectMembership?
    private var testFiles = 0

    init(options: ScanOptions, diagnostics: [Diagnostic]) {
        self.options = options
        self.diagnostics = diagnostics
    }

    mutating func take(_ more: [Piece]) {
        for piece in more {
            switch piece.outcome {
            case .project(let project): projects.append(project)
            case .manifest: manifests.append(piece.entry.path)
            // Manifests and projects are read whether or not they are wanted as sources.
            case .swift where piece.entry.kind == .manifest && !options.filter.admits(piece.entry.path): break
            case .none where piece.entry.kind == .project || piece.entry.kind == .manifest:
                diagnostics += piece.diagnostics
            default: pieces.append(piece)
            }
        }
    }

    /// Asks the projects which files belong to the app; a file that was renamed without them still does. Where they take none of the Swift files (the scanned folder is
    /// built by a project that is made from a description and not checked in), every file counts.
    ///
    /// - Parameter exists: whether a file is there, whether or not it is wanted.
    mutating func settleMembership(
        of swift: [String], exists: (String) -> Bool
    ) throws(ProjectMembershipFault) {
        var membership = try ProjectMembership(projects: projects, manifests: manifests, target: options.target)
        if options.target == nil, let project = projects.first, !swift.isEmpty,
            !swift.contains(where: membership.isInTarget)
        {
            let counts = swift.filter { membership.standing(of: $0) == .outOfTarget }
            if !counts.isEmpty {
                diagnostics.append(
                    Diagnostic(
                        .note, at: SourcePlace(file: project.path, line: 0),
                        "no target of the Xcode project compiles a Swift file that was found, so every file counts"))
            }
            projects = []
            return
        }
        for pair in RenamedFiles(membership, files: swift, exists: exists).pairs {
            membership.adopt([pair.found])
            diagnostics.append(
                Diagnostic(
                    .note, at: SourcePlace(file: pair.found, line: 0),
                    "no target lists the file, and one lists \(pair.listed), which is not there; it is read in its place"
                ))
        }
        self.membership = projects.isEmpty ? nil : membership
    }

    /// Those of the postponed files that belong to the app after all, those that were found out by their imports
    /// included.
    mutating func wanted(among postponed: [SourceEntry]) -> [SourceEntry] {
        var undecided: [SourceEntry] = []
        pieces.removeAll { piece in
            guard case .undecided = piece.outcome else { return false }
            undecided.append(piece.entry)
            return true
        }
        return (postponed + undecided).filter { entry in
            if fate(of: entry, isTest: true) != .leftOut { return true }
            if ![.objectiveC, .informationList, .strings].contains(entry.kind) { testFiles += 1 }
            return false
        }
    }

    /// The information property lists of the applications that count, sorted.
    var launchLists: [String] {
        Set(applications.flatMap(\.launch.informationLists)).sorted()
    }

    private var applications: [XcodeProject.Target] {
        (membership?.targets ?? []).filter { $0.kind == .application }
    }

    private func fate(of entry: SourceEntry, isTest: @autoclosure () -> Bool) -> Fate {
        let left: Fate = options.includeTests ? .counts : .leftOut
        switch membership?.standing(of: entry.path) ?? .uncovered {
        case .inTarget: return .counts
        case .test: return left
        case .uncovered: return isTest() ? left : .counts
        case .outOfTarget: return !options.includeTests && isTest() ? .leftOut : .outOfTarget
        }
    }

    func result(folder: String) -> ScanResult {
        var result = ScanResult(
            applicationName: ApplicationName.choose(
                projects: projects, target: options.target, folder: folder, files: pieces.map(\.entry.path)))
        result.diagnostics = diagnostics
        result.summary.testFiles = testFiles
        result.summary.target = membership.map { $0.targetNames.joined(separator: ", ") }
        var launch: [LaunchFacts] = []
        let translations = translations()
        for piece in pieces.sorted(by: { $0.entry.path < $1.entry.path }) {
            if case .interface = piece.outcome, translations.contains(piece.entry.path) { continue }
            if case .launch(let facts) = piece.outcome {
                launch.append(facts)
                result.diagnostics += piece.diagnostics
                continue
            }
            if case .strings(let facts) = piece.outcome {
                if !facts.entries.isEmpty { result.strings.append(facts) }
                result.diagnostics += piece.diagnostics
                continue
            }
            let fate = fate(of: piece.entry, isTest: TestSources.isTestPath(piece.entry.path))
            if fate == .leftOut {
                if piece.entry.kind != .objectiveC { result.summary.testFiles += 1 }
                continue
            }
            result.diagnostics += piece.diagnostics
            add(piece, fate: fate, to: &result)
        }
        result.launch = chosen(launch)
        result.summary.swiftFiles = result.swift.count
        result.summary.storyboards = result.storyboards.count
        result.diagnostics.sort()
        return result
    }

    /// Storyboards and xibs that translate another one that is read.
    private func translations() -> Set<String> {
        Translations.find(
            among: pieces.filter {
                guard case .interface = $0.outcome else { return false }
                return fate(of: $0.entry, isTest: TestSources.isTestPath($0.entry.path)) == .counts
            }.map(\.entry.path))
    }

    private func add(_ piece: Piece, fate: Fate, to result: inout ScanResult) {
        if fate == .outOfTarget && piece.entry.kind != .objectiveC {
            result.summary.outOfTarget.append(piece.entry.path)
        }
        switch (piece.outcome, fate) {
        case (.swift(let source), .counts): result.swift.append(source)
        case (.swift(let source), _): result.outOfTarget.append(source)
        case (.interface(let facts), .counts): result.storyboards.append(facts)
        case (.interface(let facts), _): result.outOfTargetStoryboards.append(facts)
        case (.objectiveC(let calls), .counts):
            result.summary.objectiveCFiles += 1
            if calls > 0 { result.summary.objectiveCFilesWithNavigation += 1 }
            result.summary.objectiveCNavigationCalls += calls
        default: break
        }
    }

    /// Those that the applications name; where none of these was found, all.
    private func chosen(_ launch: [LaunchFacts]) -> [LaunchFacts] {
        let named = Set(launchLists)
        let found = launch.filter { named.contains($0.path) }
        let settings = projects.compactMap { project -> LaunchFacts? in
            let names = applications.filter(project.targets.contains).flatMap(\.launch.mainStoryboards)
            return names.isEmpty ? nil : LaunchFacts(path: project.path, mainStoryboards: Set(names).sorted())
        }
        let lists = found.isEmpty ? launch : found
        return (lists + settings).filter { !$0.isEmpty }.sorted { $0.path < $1.path }
    }
}
