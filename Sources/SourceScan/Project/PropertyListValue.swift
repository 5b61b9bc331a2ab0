/// A value in a property list.
enum PropertyListValue: Hashable {
    case text(String)
    case list([PropertyListValue])
    case table([String: PropertyListValue])
    /// A number, a date, data: of no use to the scan.
    case other

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// Empty for what is no list.
    var list: [PropertyListValue] {
        if case .list(let values) = self { values } else { [] }
    }

    /// Empty for what is no table.
    var table: [String: PropertyListValue] {
        if case .table(let members) = self { members } else { [:] }
    }

    /// The member of this name, where the value is a table that has one.
    subscript(name: String) -> PropertyListValue? {
        if case .table(let members) = self { members[name] } else { nil }
    }
}
