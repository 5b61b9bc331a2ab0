/// A value in a property list.
enum PropertyListValue: Hashable {
    case text(String)
    case list([PropertyListValue])
    case table(PropertyListTable)
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
    var table: PropertyListTable {
        if case .table(let table) = self { table } else { PropertyListTable() }
    }

    /// The member of this name, where the value is a table that has one.
    subscript(name: String) -> PropertyListValue? {
        if case .table(let table) = self { table[name] } else { nil }
    }
}
