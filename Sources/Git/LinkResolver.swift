/// Where symbolic links of a commit lead, by their texts alone.
struct LinkResolver {
    enum Target: Equatable {
        case inside(String)
        case outside
        /// To nothing, or to the scanned folder itself.
        case nowhere
    }

    private let places: Set<String>

    /// - Parameter files: paths from the scanned folder.
    init(files: some Sequence<String>) {
        var places: Set<String> = []
        for file in files {
            var path = file[...]
            while places.insert(String(path)).inserted, let slash = path.lastIndex(of: "/") { path = path[..<slash] }
        }
        self.places = places
    }

    func target(of link: String, written target: String) -> Target {
        guard !target.hasPrefix("/") else { return .outside }
        var parts = link.split(separator: "/").dropLast()
        for part in target.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return .outside
            }
        }
        let place = parts.joined(separator: "/")
        return places.contains(place) ? .inside(place) : .nowhere
    }
}
