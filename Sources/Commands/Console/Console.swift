import Diagnostics
import Foundation
import NavigationGraph

/// What a command says on standard error: diagnostics, notes and progress.
///
/// What the command was asked for goes to its output, never here.
struct Console: Sendable {
    enum Detail: Comparable, Sendable {
        case quiet, normal, verbose
    }

    let detail: Detail
    let isStrict: Bool
    let progress: ProgressLine
    private let color: ConsoleOptions.Color
    /// Whether the environment lets colours be.
    private let allowsColor: Bool
    private let isColored: Bool

    init(_ options: ConsoleOptions, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let isTerminal = StandardStream.error.isTerminal
        detail = options.quiet ? .quiet : options.verbose ? .verbose : .normal
        isStrict = options.strict
        progress = ProgressLine(isShown: isTerminal && !options.quiet)
        color = options.color
        allowsColor = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
        isColored = Self.isColored(color, isTerminal: isTerminal, allowsColor)
    }

    private static func isColored(_ color: ConsoleOptions.Color, isTerminal: Bool, _ allowsColor: Bool) -> Bool {
        switch color {
        case .always: true
        case .never: false
        case .auto: isTerminal && allowsColor
        }
    }

    /// Whether what is written for people to read is coloured: a file never is.
    func colors(_ file: OutputFile) -> Bool {
        file == .standardOutput && Self.isColored(color, isTerminal: file.isTerminal, allowsColor)
    }

    init(progress: ProgressLine) {
        (detail, isStrict, color, allowsColor, isColored) = (.normal, false, .never, false, false)
        self.progress = progress
    }

    /// Hands over what the command was asked for. On a screen it would begin where the line of progress ends.
    func write(_ bytes: [UInt8], to file: OutputFile) throws(OutputFault) {
        progress.clear()
        try file.write(bytes)
    }

    /// Prints the diagnostics in their order, as far as the options ask for them.
    func report(_ diagnostics: [Diagnostic]) {
        let shown = diagnostics.sorted().filter { isShown($0.severity) }
        for diagnostic in detail == .verbose ? shown : Self.withoutRepetitions(shown) {
            print(line(for: diagnostic))
        }
    }

    /// Of more warnings than these that say the same of different files, the first one stands for all.
    private static let repeated = 3

    /// - Parameter diagnostics: in their order.
    /// - Returns: them, and in place of many warnings that say the same the first of them with how many more there are.
    static func withoutRepetitions(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let saying = { (diagnostic: Diagnostic) in [diagnostic.message, diagnostic.advice ?? ""] }
        var numbers = Dictionary(grouping: diagnostics.filter { $0.severity == .warning }, by: saying).mapValues(
            \.count
        )
        .filter { $0.value > repeated }
        return diagnostics.compactMap { diagnostic in
            guard diagnostic.severity == .warning, let number = numbers[saying(diagnostic)] else { return diagnostic }
            guard number > 0 else { return nil }
            numbers[saying(diagnostic)] = 0
            var first = diagnostic
            let more = "the same is said of \(number - 1) other places, which `--verbose` lists"
            first.advice = diagnostic.advice.map { "\($0); \(more)" } ?? more
            return first
        }
    }

    /// Prints a sentence about what was done.
    func say(_ text: String) {
        if detail > .quiet { print(PlainText.of(text)) }
    }

    /// Says so where a graph has no module: the output may look as if all were well.
    func sayIfEmpty(_ graph: NavigationGraph, from path: String) {
        if graph.modules.isEmpty { say(GraphSummary.nothing(of: graph.scan, in: path)) }
    }

    /// Prints a sentence that only `--verbose` asks for.
    func explain(_ text: @autoclosure () -> String) {
        if detail == .verbose { print(PlainText.of(text())) }
    }

    private func isShown(_ severity: Diagnostic.Severity) -> Bool {
        switch severity {
        case .note: detail == .verbose
        case .warning: detail > .quiet
        case .error: true
        }
    }

    private func line(for diagnostic: Diagnostic) -> String {
        let text = PlainText.of(diagnostic.description)
        guard isColored, let word = text.firstRange(of: "\(diagnostic.severity.rawValue): ") else { return text }
        let color =
            switch diagnostic.severity {
            case .error: "\u{1B}[1;31m"
            case .warning: "\u{1B}[1;33m"
            case .note: "\u{1B}[1;36m"
            }
        return text.replacingCharacters(in: word, with: "\(color)\(diagnostic.severity.rawValue):\u{1B}[0m ")
    }

    /// A message that nobody can receive is no reason to fail.
    private func print(_ line: String) {
        progress.clear()
        try? StandardStream.error.write(Array("\(line)\n".utf8))
    }
}
