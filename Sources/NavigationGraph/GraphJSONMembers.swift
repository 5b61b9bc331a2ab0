/// The members of one JSON object, for types whose later members may be missing.
///
/// The synthesised decoders ask for every stored property. A graph that was written to the contract lacks what was
/// added after it, so the types with additions read themselves through this.
struct GraphJSONMembers {
    private let container: KeyedDecodingContainer<Key>

    init(of decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: Key.self)
    }

    /// A member of the contract.
    func callAsFunction<Value: Decodable>(_ name: String) throws -> Value {
        try container.decode(Value.self, forKey: Key(name))
    }

    /// A member that may be missing or null.
    func optional<Value: Decodable>(_ name: String) throws -> Value? {
        try container.decodeIfPresent(Value.self, forKey: Key(name))
    }

    /// A member that is no part of the contract.
    func callAsFunction<Value: Decodable>(_ name: String, or fallback: Value) throws -> Value {
        try container.decodeIfPresent(Value.self, forKey: Key(name)) ?? fallback
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
