import Foundation

/// What a strict reader finds wrong with a page: tags that do not nest, ids that are there twice.
struct MarkupCheck {
    private static let voids: Set<String> = ["meta", "link", "br", "hr", "wbr", "img", "input"]

    private(set) var ids: Set<String> = []
    private(set) var links: [String] = []
    private(set) var faults: [String] = []

    init(_ page: String) {
        var open: [String] = []
        var rest = page[...]
        while let start = rest.firstIndex(of: "<") {
            guard let end = rest[start...].firstIndex(of: ">") else {
                faults.append("a tag has no end")
                break
            }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("script"), !rest.hasPrefix("</script>") { faults.append("a script stands in the page") }
            if tag.hasPrefix("!") || tag.hasPrefix("?") { continue }
            if tag.hasPrefix("/") {
                let name = String(tag.dropFirst())
                if open.last == name { open.removeLast() } else { faults.append("</\(name)> closes \(open.suffix(3))") }
                continue
            }
            let name = String(tag.prefix { $0.isLetter || $0.isNumber })
            if !tag.hasSuffix("/"), !Self.voids.contains(name) { open.append(name) }
            read(attributesOf: tag, name)
        }
        if !open.isEmpty { faults.append("left open: \(open)") }
    }

    private mutating func read(attributesOf tag: Substring, _ name: String) {
        // A script is a file of the site, and nothing stands in the element itself.
        if name == "script", !tag.hasPrefix("script src=\"") || !tag.hasSuffix("\" defer") { faults.append("<\(tag)>") }
        if ["iframe", "form", "base", "object", "embed"].contains(name) { faults.append("<\(name)>") }
        let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count.isMultiple(of: 2) { faults.append("an attribute of <\(tag)> has no end") }
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            let attribute = parts[index].split(separator: " ").last.map { $0.dropLast() } ?? ""
            let value = String(parts[index + 1])
            switch attribute {
            case "id": if !ids.insert(value).inserted { faults.append("the id \(value) is there twice") }
            case "href", "src": links.append(value.replacingOccurrences(of: "&amp;", with: "&"))
            case "style": faults.append("a style attribute")
            case let other where other.hasPrefix("on"): faults.append("the attribute \(other)")
            default: break
            }
        }
    }

    /// The links of a whole site that lead nowhere, and what is wrong with its pages; sorted.
    static func faults(of pages: [String: String]) -> [String] {
        let checks = pages.filter { $0.key.hasSuffix(".html") }.mapValues { MarkupCheck($0) }
        var faults: [String] = []
        for (path, check) in checks {
            faults += check.faults.map { "\(path): \($0)" }
            for link in check.links where !link.hasPrefix("https://") && !link.hasPrefix("mailto:") {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                var folder = path.split(separator: "/").dropLast().map(String.init)
                var target = path
                if let file = parts.first, !file.isEmpty {
                    for part in file.split(separator: "/", omittingEmptySubsequences: false) {
                        if part == ".." { _ = folder.popLast() } else { folder.append(String(part)) }
                    }
                    target = folder.joined(separator: "/")
                }
                if pages[target] == nil { faults.append("\(path): \(link) leads nowhere") }
                // What a script reads from the address is no place on the page.
                if parts.count == 2, !parts[1].contains("="), checks[target]?.ids.contains(String(parts[1])) == false {
                    faults.append("\(path): \(link) has no anchor")
                }
            }
        }
        return faults.sorted()
    }
}
