/// What facts are found by: the bytes of the file, and how they were read.
struct FactsKey: Hashable, Sendable, Comparable {
    enum Reading: UInt8, Sendable {
        case swift, storyboard, xib, informationList, objectiveC
        /// Says that a Swift file imports a library for tests, where it was not parsed.
        case testMark
        /// Not read from a file: the picture that a text for Graphviz gives.
        case drawing
        case strings
        /// What a Swift file says; `swift` tells what that is known by.
        case swiftFacts
        /// What an Xcode project says; by more than its bytes, as its paths depend on where it lies.
        case project

        /// Whether the records are short and most of them are asked for in every run.
        var isAhead: Bool { self == .swift || self == .testMark }
    }

    var content: ContentID
    var reading: Reading

    static func < (left: FactsKey, right: FactsKey) -> Bool {
        (left.content, left.reading.rawValue) < (right.content, right.reading.rawValue)
    }
}

extension FactsKey.Reading {
    /// Nil for files whose meaning depends on more than their bytes.
    init?(_ kind: SourceKind) {
        switch kind {
        case .swift: self = .swift
        case .storyboard: self = .storyboard
        case .xib: self = .xib
        case .informationList: self = .informationList
        case .objectiveC: self = .objectiveC
        case .strings: self = .strings
        case .project, .manifest: return nil
        }
    }
}
