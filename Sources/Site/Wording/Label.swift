import NavigationGraph

/// A name as a heading or a link shows it: never empty, and never so long that nothing else is seen.
///
/// The whole name stands where the page gives the id, the folder or the type.
enum Label {
    private static let longest = 100

    static func of(_ name: String) -> String {
        // Most names are short, and begin with something that is seen.
        let isSeen = name.utf8.first.map { $0 > 0x20 && $0 < 0x7F } ?? false
        if isSeen, name.utf8.count <= longest { return name }
        let isBlank = name.unicodeScalars.allSatisfy(\.properties.isWhitespace)
        if isBlank { return "(no name)" }
        let scalars = name.unicodeScalars
        return scalars.count <= longest ? name : String(String.UnicodeScalarView(scalars.prefix(longest))) + "…"
    }
}

extension Module {
    var label: String { Label.of(name) }
}

extension NavigationGraph.App {
    var label: String { Label.of(name) }
}
