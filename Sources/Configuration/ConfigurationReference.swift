/// The documents about the settings that are made of the list of keys.
package enum ConfigurationReference {
    /// The JSON schema of `.wiremap.yml`, for editors and for checks, with a line feed at its end.
    package static var schema: String {
        let properties = ConfigurationKey.allCases.map { key -> (String, JSONText) in
            guard case .object(let members) = key.schema else { return (key.rawValue, key.schema) }
            return (key.rawValue, .object([("description", .string(key.summary))] + members))
        }
        let schema = JSONText.object([
            ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", "Settings of Wiremap"),
            ("description", "What a team settles once for its repository, in .wiremap.yml"),
            ("type", .array(["object", "null"])), ("additionalProperties", false), ("properties", .object(properties)),
        ])
        return schema.text() + "\n"
    }

    /// The table of all settings in Markdown, with a line feed at its end.
    package static var table: String {
        let rows = ConfigurationKey.allCases.map { key in
            "| `\(key.rawValue)` | \(key.form) | \(key.summary) | \(key.inPlaceOf ?? "–") |\n"
        }
        return "| setting | value | meaning | in place of |\n| --- | --- | --- | --- |\n" + rows.joined()
    }
}
