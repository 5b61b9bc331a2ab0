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
        var (path, page) = (path, page)
        return path.withUTF8 { path in page.withUTF8 { link(to: path, from: $0) } }
    }

    private static func link(to path: UnsafeBufferPointer<UInt8>, from page: UnsafeBufferPointer<UInt8>) -> String {
        let slash = UInt8(ascii: "/")
        // Past every folder that both are in.
        var (start, index) = (0, 0)
        while index < min(path.count, page.count), path[index] == page[index] {
            if path[index] == slash { start = index + 1 }
            index += 1
        }
        var up = 0
        for place in start..<page.count where page[place] == slash { up += 1 }
        let (before, count) = (3 * up, 3 * up + path.count - start)
        return String(unsafeUninitializedCapacity: count) { link in
            for step in 0..<up {
                (link[3 * step], link[3 * step + 1], link[3 * step + 2]) = (UInt8(ascii: "."), UInt8(ascii: "."), slash)
            }
            for place in before..<count { link[place] = path[place - before + start] }
            return count
        }
    }

    /// A different path in `folder` for each of `keys`, whatever the keys contain.
    package static func paths(for keys: [String], in folder: String) -> [String: String] {
        let keys = Set(keys).sorted()
        var uses: [String: Int] = [:]
        let stems = keys.map { stem(of: $0) }
        let small = stems.map { $0.lowercased() }
        for stem in small { uses[stem, default: 0] += 1 }

        var taken = Set(uses.filter { $0.value == 1 }.keys)
        var paths: [String: String] = [:]
        for (index, key) in keys.enumerated() {
            let stem = stems[index]
            var name = stem
            if isReserved(small[index]) || uses[small[index]] != 1 {
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
        var stem: [UInt8] = []
        let point = UInt8(ascii: ".")
        var pending = false
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), point:
                // A name never begins with a point: that is a hidden file, or the way out of the folder.
                if byte == point, stem.last ?? point == point { continue }
                if pending, !stem.isEmpty { stem.append(UInt8(ascii: "-")) }
                pending = false
                stem.append(byte)
            default: pending = true
            }
            if stem.count > longestStem { break }
        }
        while stem.last == point { stem.removeLast() }
        return String(decoding: stem, as: UTF8.self)
    }

    /// Whether a file system, or this site, cannot take a stem as it is.
    ///
    /// - Parameter stem: in small letters.
    private static func isReserved(_ stem: String) -> Bool {
        if stem.isEmpty || stem.utf8.count > longestStem { return true }
        let device = stem.utf8.prefix { $0 != UInt8(ascii: ".") }
        switch device.count {
        case 3: return ["con", "prn", "aux", "nul"].contains { device.elementsEqual($0.utf8) }
        case 4:
            return (device.starts(with: "com".utf8) || device.starts(with: "lpt".utf8))
                && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(device.last ?? 0)
        case 5: return device.elementsEqual("index".utf8)
        default: return false
        }
    }

    /// FNV-1a of the bytes, in eight hexadecimal digits.
    private static func hash(of text: String) -> String {
        var value: UInt32 = 2_166_136_261
        for byte in text.utf8 { value = (value ^ UInt32(byte)) &* 16_777_619 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
