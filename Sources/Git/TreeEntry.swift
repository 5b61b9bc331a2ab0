/// One line of `git ls-tree -r -z -l`: a file of a commit.
struct TreeEntry: Hashable {
    enum Kind {
        case file, link, submodule
    }

    var kind: Kind
    var id: String
    /// In bytes; 0 for what has no size.
    var size: Int
    /// From the top of the repository.
    var path: String

    /// The entries, and how many had names that are no UTF-8.
    static func parse(_ output: [UInt8]) -> (entries: [TreeEntry], unreadable: Int) {
        var entries: [TreeEntry] = []
        var unreadable = 0
        for line in output.split(separator: 0) {
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")),
                let path = String(validating: line[line.index(after: tab)...], as: UTF8.self)
            else {
                unreadable += 1
                continue
            }
            let words = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard words.count >= 3, let kind = Kind(mode: words[0]) else { continue }
            let size = words.count > 3 ? Int(words[3]) ?? 0 : 0
            entries.append(TreeEntry(kind: kind, id: words[2], size: size, path: path))
        }
        return (entries, unreadable)
    }
}

extension TreeEntry.Kind {
    /// Nil for folders, which are listed without `-r` only.
    init?(mode: String) {
        switch mode {
        case "100644", "100755", "100664": self = .file
        case "120000": self = .link
        case "160000": self = .submodule
        default: return nil
        }
    }
}
