/// The named values of a property list, in the order in which they are written.
///
/// A project is thousands of tables with four members or so: to look through these takes less than to hash their names.
struct PropertyListTable: Hashable {
    struct Member: Hashable {
        var name: String
        var value: PropertyListValue
    }

    /// How many members are looked through.
    private static let few = 16

    /// One name may stand here several times; the last one holds.
    let members: [Member]
    /// Where the last member of each name is, where they are more than a few.
    private let places: [String: Int]

    init(_ members: [Member] = []) {
        self.members = members
        var places: [String: Int] = [:]
        if members.count > Self.few {
            places.reserveCapacity(members.count)
            for (place, member) in members.enumerated() { places[member.name] = place }
        }
        self.places = places
    }

    /// The values by their names.
    var byName: [String: PropertyListValue] {
        guard places.isEmpty else { return places.mapValues { members[$0].value } }
        return Dictionary(members.lazy.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
    }

    subscript(name: String) -> PropertyListValue? {
        guard places.isEmpty else { return places[name].map { members[$0].value } }
        return members.last { $0.name == name }?.value
    }
}

extension PropertyListTable: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral members: (String, PropertyListValue)...) {
        self.init(members.map { Member(name: $0.0, value: $0.1) })
    }
}
