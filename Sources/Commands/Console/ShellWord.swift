import Diagnostics

/// Words of a command that is shown to be typed.
enum ShellWord {
    private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:@%+=,~")

    /// `word` as a shell takes it for one word and nothing else.
    static func quoted(_ word: String) -> String {
        if !word.isEmpty, word.allSatisfy(plain.contains), !word.hasPrefix("-") || word == "-" { return word }
        return "'\(word.replacing(scalar: "'", with: "'\\''"))'"
    }
}
