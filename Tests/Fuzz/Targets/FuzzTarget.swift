/// What is fed with bytes that anyone may have made.
///
/// `make fuzz` lets libFuzzer choose the bytes; `FuzzTests` feeds the seeds, what was found earlier, and a fixed number of
/// mutations. Seeds are in `Tests/Fuzz/Seeds`, found cases in `Tests/Fuzz/Found`, each in a folder named after its target.
package enum FuzzTarget: String, CaseIterable, Sendable {
    /// Swift sources to facts, to their stored form, and back.
    case swift
    /// Sources, a storyboard among them, to facts, to a graph, to JSON, and back.
    case link
    /// Storyboards and xibs to facts.
    case storyboard
    /// Information property lists to facts.
    case launch
    /// Strings files and string catalogs to facts.
    case strings
    /// `project.pbxproj` to targets and their files.
    case project
    /// `.wiremap.yml` to settings.
    case configuration
    /// A graph's JSON to everything that is made of a graph without its sources.
    case graph
    /// Names to diagrams, to DOT, to what libgraphviz reads of it.
    case diagram
    /// Stored facts, changed at random, to facts, to a graph.
    case facts
    /// Documentation comments to HTML.
    case comment

    /// Takes any bytes; what it makes of them must keep its promises.
    ///
    /// - Throws: `BrokenPromise`.
    package func feed(_ bytes: [UInt8]) throws {
        switch self {
        case .swift: try SourceTargets.swift(bytes)
        case .link: try SourceTargets.link(bytes)
        case .storyboard: SourceTargets.storyboard(bytes)
        case .launch: SourceTargets.scan(["App/Info.plist": bytes])
        case .strings: SourceTargets.strings(bytes)
        case .project: SourceTargets.project(bytes)
        case .configuration: TextTargets.configuration(bytes)
        case .graph: try GraphTarget.feed(bytes)
        case .diagram: try DiagramTarget.feed(bytes)
        case .facts: StoredFactsTarget.feed(bytes)
        case .comment: try TextTargets.comment(bytes)
        }
    }
}

/// What was made of an input is not what it has to be.
package struct BrokenPromise: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
