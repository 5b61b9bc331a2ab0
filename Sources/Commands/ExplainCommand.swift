import ArgumentParser
import Diagnostics
import Foundation
import Linking
import NavigationGraph

/// `wiremap explain`: how something was understood.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Says step by step how a navigation call, a module or a way was understood.",
        discussion: """
            `explain FILE:LINE` tells which navigation call is on a line, which screen it shows, where that screen is \
            made, whose route it is and who triggers it; or why it could not be followed, and what would help.

            `explain MODULE` tells why something is a module, what it is made of, and how it is reached. `explain A B` \
            tells how A leads to B: by its own routes, over other modules, or why not.

            A file may be named by its path below the scanned folder, or by the end of it. A graph's JSON says what \
            was found and not how, so this command needs the sources.

            EXAMPLES
              wiremap explain LoginWireframe.swift:31
              wiremap explain Login --path ~/Apps/Shop
              wiremap explain Login Home --path ~/Apps/Shop
              wiremap explain App Home -f json
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(
        help: ArgumentHelp(
            "A line of a file (`File.swift:31`), a module or a type of one, or an entry point.", valueName: "what"))
    var what: String

    @Argument(help: ArgumentHelp("The module that WHAT should lead to.", valueName: "to"))
    var target: String?

    @Option(
        name: [.customShort("C"), .long],
        help: ArgumentHelp("The folder with the app's sources.", valueName: "folder"))
    var path = "."

    @OptionGroup(title: "Input") var sources: SourceOptions

    @Option(name: .shortAndLong, help: "What is written.")
    var format = Format.text

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Where it is written, in place of standard output.", valueName: "file"))
    var output: String?

    @OptionGroup(title: "Messages") var messages: ConsoleOptions

    func validate() throws {
        if what.isEmpty { throw ValidationError("Name a line of a file, or a module.") }
        if path.isEmpty { throw ValidationError("The path is empty: name a folder, or `.` for this one.") }
        if path == "-" {
            throw ValidationError("A graph says what was found and not how: name the folder with the sources.")
        }
        if let target, TypedPlace(what) != nil, !Self.isFolder(target) {
            throw ValidationError("A line of a file stands alone: `wiremap explain \(what)`.")
        }
    }

    func run() throws {
        let console = Console(messages)
        try console.run {
            if let failure = folderInPlaceOfName { throw failure }
            let request = try InputResolver(path: path, options: sources).resolve()
            guard case .sources(let source) = request.origin else {
                throw CommandFailure(
                    "a graph says what was found and not how, so that it cannot be explained",
                    advice: "give the folder with the sources: `--path`")
            }
            let typed = TypedQuestion(what: what, target: target, root: path)
            let (explanation, diagnostics) = try GraphMaker(console: console).explain(typed, source, request)
            try console.write(bytes(of: explanation), to: OutputFile(output))
            return diagnostics
        }
    }

    /// What is wrong where the folder stands beside the names, as it does for all other commands; nil where it does not. A
    /// name with no slash may be a module's.
    private var folderInPlaceOfName: CommandFailure? {
        let names = [what] + (target.map { [$0] } ?? [])
        guard let folder = names.first(where: Self.isFolder) else { return nil }
        let name = names.first { !Self.isFolder($0) }.map(ShellWord.quoted) ?? "MODULE"
        return CommandFailure(
            "`\(folder)` is a folder, and no module",
            advice: "name the folder behind it: `wiremap explain \(name) --path \(ShellWord.quoted(folder))`")
    }

    private static func isFolder(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        let isPath = name.contains("/") || name == "." || name == ".."
        return isPath && FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) && isFolder.boolValue
    }

    private func bytes(of explanation: Explanation) throws -> [UInt8] {
        switch format {
        case .text: return Array(ExplanationText(explanation).text.utf8)
        case .json: return try PrintedJSON.bytes(of: explanation)
        }
    }
}
