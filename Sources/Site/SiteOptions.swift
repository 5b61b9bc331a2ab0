/// What the user can choose about a site.
package struct SiteOptions: Sendable, Hashable {
    /// A link to the sources on a repository host, such as
    /// `https://example.org/app/blob/{revision}/{file}#L{line}`; used on the excerpt pages, and for places
    /// without an excerpt.
    package var sourceLink: String?
    /// The version of the program, for the page about the site.
    package var programVersion: String?
    /// When the site was made, as the page about it shows it; nil so that the same input gives the same bytes.
    package var date: String?
    /// Where the site will be on the web; nil where that is not known, as for a site that is read from disk.
    package var address: SiteAddress?

    package init(
        sourceLink: String? = nil, programVersion: String? = nil, date: String? = nil, address: SiteAddress? = nil
    ) {
        self.sourceLink = sourceLink
        self.address = address
        self.programVersion = programVersion
        self.date = date
    }

    /// The address of a line on the host; nil without a template that leads to the web.
    func address(file: String, line: Int, revision: String?) -> String? {
        guard let sourceLink, sourceLink.hasPrefix("https://") || sourceLink.hasPrefix("http://") else { return nil }
        if sourceLink.contains("{revision}"), revision == nil { return nil }
        var address = ""
        var rest = sourceLink[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            address += rest[..<open]
            switch rest[rest.index(after: open)..<close] {
            case "file": address += Self.encoded(file)
            case "line": address += String(line)
            case "revision": address += Self.encoded(revision ?? "")
            default: address += rest[open...close]
            }
            rest = rest[rest.index(after: close)...]
        }
        return address + rest
    }

    /// A path with everything but the unreserved characters of RFC 3986 and `/` as `%XX`.
    static func encoded(_ path: String) -> String {
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                bytes.append(byte)
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                bytes += Array("%".utf8) + (digits.utf8.count == 1 ? Array("0".utf8) : []) + Array(digits.utf8)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
