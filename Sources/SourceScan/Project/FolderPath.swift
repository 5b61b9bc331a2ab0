/// A path below the outermost folder that a scan may look into; climbing out of it leads nowhere.
///
/// Projects name their files by way of folders above the scanned root, so paths are put together from there and
/// cut down to the root at the end.
struct FolderPath: Hashable {
    private(set) var components: [String]

    init(_ components: [String]) {
        self.components = components
    }

    /// The path that `text`, relative to this folder, stands for; nil where it leads out.
    func appending(_ text: String) -> FolderPath? {
        guard !text.hasPrefix("/") else { return nil }
        var result = components
        for name in text.split(separator: "/") where name != "." {
            if name == ".." {
                guard result.popLast() != nil else { return nil }
            } else {
                result.append(String(name))
            }
        }
        return FolderPath(result)
    }

    /// The path relative to the root at this location: empty for the root itself, nil where it lies elsewhere.
    func relative(to location: [String]) -> String? {
        guard components.starts(with: location) else { return nil }
        return components.dropFirst(location.count).joined(separator: "/")
    }

    /// Whether the root at this location lies in this folder, or is it.
    func holds(_ location: [String]) -> Bool {
        location.starts(with: components)
    }
}
