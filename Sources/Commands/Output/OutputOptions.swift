import ArgumentParser

/// What a command can write its result as.
protocol ResultFormat: ExpressibleByArgument, CaseIterable, Hashable, Sendable where Self: RawRepresentable<String> {
    /// What is written where neither `--format` nor the name of a file says.
    static var usual: Self { get }
    /// The endings of files' names that stand for a format and are not what it is called.
    static var otherEndings: [String: Self] { get }
    /// The endings of files that the command writes and that are of no such format.
    static var endingsOfOthers: Set<String> { get }
}

extension ResultFormat {
    static var otherEndings: [String: Self] { [:] }
    static var endingsOfOthers: Set<String> { [] }

    /// The format that the ending of a file's name stands for.
    init?(ending: String) {
        guard let format = Self.otherEndings[ending] ?? Self(rawValue: ending) else { return nil }
        self = format
    }
}

/// What the user typed about the result: as what it is written, and where to.
struct OutputOptions<Format: ResultFormat>: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: "What is written. Where it is not given, a file's name decides, else it is \(Format.usual.rawValue).")
    var format: Format?

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Where it is written, in place of standard output.", valueName: "file"))
    var output: String?

    var file: OutputFile { OutputFile(output) }

    /// The format that was asked for, else the one that the file's name stands for, else the usual one.
    var resolvedFormat: Format { format ?? file.pathExtension.flatMap(Format.init(ending:)) ?? .usual }

    /// - Throws: `ValidationError` for a file whose ending no format has: something else is expected in it than would be
    ///   written.
    func validate() throws {
        guard format == nil, let ending = file.pathExtension, Format(ending: ending) == nil,
            !Format.endingsOfOthers.contains(ending)
        else { return }
        let known = Format.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("No format ends in `.\(ending)`: choose one with `--format` (\(known)).")
    }
}
