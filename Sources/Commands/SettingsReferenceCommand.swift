import ArgumentParser
import Configuration

/// `wiremap settings-reference`: what `make docs` makes the documents of.
struct SettingsReferenceCommand: ParsableCommand {
    enum Document: String, ExpressibleByArgument {
        case schema, table
    }

    static let configuration = CommandConfiguration(
        commandName: "settings-reference", abstract: "Prints the JSON schema or the table of all settings.",
        shouldDisplay: false)

    @Argument var document: Document

    func run() throws {
        let text = document == .schema ? ConfigurationReference.schema : ConfigurationReference.table
        try StandardStream.output.write(Array(text.utf8))
    }
}
