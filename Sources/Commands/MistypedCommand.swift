import Configuration
import Foundation

/// A first word on the command line that is no command, and what may have been meant by it.
struct MistypedCommand {
    let message: String

    /// What other tools, or people, call what a command does.
    private static let others = [
        "coverage": "scan", "list": "scan", "analyze": "scan", "diff": "review", "compare": "review", "lint": "check",
        "draw": "graph", "map": "graph", "docs": "site", "generate": "site", "build": "site", "serve": "preview",
        "why": "explain", "log": "history",
    ]

    /// Nil for a command, an option and nothing at all.
    init?(_ word: String?) {
        guard let word, !word.hasPrefix("-"), word != "help" else { return nil }
        let commands = WiremapCommand.configuration.subcommands.map { $0.configuration }
        if commands.contains(where: { $0.commandName == word }) { return nil }
        if FileManager.default.fileExists(atPath: word) {
            let path = ShellWord.quoted(word)
            message = "Say what to do with it: `wiremap scan \(path)`, or `wiremap site \(path) -o site`."
        } else {
            let names = commands.filter { $0.shouldDisplay }.compactMap { $0.commandName }
            let meant = NearestName.of(word, in: names) ?? Self.others[word]
            let advice = meant.map { "; did you mean `\($0)`?" } ?? "."
            message = "There is no command `\(PlainText.of(word))`" + advice
        }
    }
}
