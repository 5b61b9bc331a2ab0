/// The file of each module's and each group's page, the same for the site and for the links in its diagrams.
///
/// A name is made of ASCII letters, digits, `.`, `_` and `-` only, so that it needs no escaping in a link. Names that
/// would differ by nothing but case, that a file system reserves, or that are too long, end in a hash of the id; every
/// other name depends on its own id alone and stays when modules are added.
package struct PageNames: Sendable {
    /// The page with which the site begins.
    package static let home = "index.html"
    /// The page that lists the entry points.
    package static let entryPoints = "entry-points.html"

    /// The page of services and entities.
    package static let dependencies = "services.html"

    private static let longestStem = 80

    private let modules: [Module.ID: String]
    private let groups: [String: String]

    package init(_ graph: NavigationGraph) {
        modules = Self.paths(for: graph.modules.map(\.id), in: "modules")
        groups = Self.paths(for: graph.modules.map(\.group), in: "groups")
    }

    /// The path of a module's page from the root of the site, `modules/Login.html`; nil for an unknown id.
    package func module(_ id: Module.ID) -> String? { modules[id] }

    /// The path of a group's page from the root of the site, `groups/Onboarding.html`; nil for an unknown group.
    package func group(_ group: String) -> String? { groups[group] }

    /// What a page at `page` writes in a link to `path`; both are paths from the root of the site.
    package static func link(to path: String, from page: String) -> String {
        let (path, page) = (path.utf8, page.utf8)
        var (target, start) = (path.startIndex, page.startIndex)
        // Past every folder that both are in.
        while let end = path[target...].firstIndex(of: UInt8(ascii: "/")),
            let other = page[start...].firstIndex(of: UInt8(ascii: "/")),
            path[target...end].elementsEqual(page[start...other])
        {
            (target, start) = (path.index(after: end), page.index(after: other))
        }
        let up = page[start...].count { $0 == UInt8(ascii: "/") }
        return String(repeating: "../", count: up) + (String(path[target...]) ?? "")
    }

    /// A different path in `folder` for each of `keys`, whatever the keys contain.
    package static func paths(for keys: [String], in folder: String) -> [String: String] {
        let keys = Set(keys).sorted()
        var uses: [String: Int] = [:]
        let stems = keys.map { stem(of: $0) }
        for stem in stems { uses[stem.lowercased(), default: 0] += 1 }

        var taken = Set(uses.filter { $0.value == 1 }.keys)
        var paths: [String: String] = [:]
        for (key, stem) in zip(keys, stems) {
            var name = stem
            if isReserved(stem) || uses[stem.lowercased()] != 1 {
                var salt = key
                repeat {
                    name = (stem.isEmpty ? "page" : stem) + "-" + hash(of: salt)
                    salt += "+"
                } while !taken.insert(name.lowercased()).inserted
            }
            paths[key] = "\(folder)/\(name).html"
        }
        return paths
    }

    /// Where each service is on the page of services and entities, by its type.
    package static func serviceAnchors(in graph: NavigationGraph) -> [String: String] {
        anchors(for: graph.modules.flatMap { $0.services.map(\.type) }, "service")
    }

    /// The same for entities.
    package static func entityAnchors(in graph: NavigationGraph) -> [String: String] {
        anchors(for: graph.modules.flatMap { $0.entities.map(\.type) }, "entity")
    }

    /// A path is `/Name.html`; what is between is unique and safe in a link.
    private static func anchors(for types: [String], _ kind: String) -> [String: String] {
        paths(for: types, in: "").mapValues { "\(kind)-\($0.dropFirst().dropLast(5))" }
    }

    /// `key` with every run of other characters than the allowed ones as one `-`.
    private static func stem(of key: String) -> String {
        var stem = ""
        var pending = false
        for scalar in key.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_", ".":
                // A name never begins with a point: that is a hidden file, or the way out of the folder.
                if scalar == ".", stem.isEmpty || stem.last == "." { continue }
                if pending, !stem.isEmpty { stem += "-" }
                pending = false
                stem.unicodeScalars.append(scalar)
            default: pending = true
            }
            if stem.utf8.count > longestStem { break }
        }
        while stem.last == "." { stem.removeLast() }
        return stem
    }

    /// Whether a file system, or this site, cannot take `stem` as it is.
    private static func isReserved(_ stem: String) -> Bool {
        if stem.isEmpty || stem.utf8.count > longestStem { return true }
        let device = stem.lowercased().prefix { $0 != "." }
        if ["con", "prn", "aux", "nul", "index"].contains(device) { return true }
        return device.count == 4 && (device.hasPrefix("com") || device.hasPrefix("lpt"))
            && device.last?.isNumber == true
    }

    /// FNV-1a of the bytes, in eight hexadecimal digits.
    private static func hash(of text: String) -> String {
        var value: UInt32 = 2_166_136_261
        for byte in text.utf8 { value = (value ^ UInt32(byte)) &* 16_777_619 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
