import Configuration
import Foundation

/// A first word on the command line that is no command, and what may have been meant by it.
struct MistypedCommand {
    let message: String

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
            let advice = NearestName.of(word, in: names).map { "; did you mean `\($0)`?" } ?? "."
            message = "There is no command `\(PlainText.of(word))`" + advice
        }
    }
}
