import Foundation

/// Where installed themes are looked for.
enum ThemeFolders {
    /// The variable that names further folders, separated by colons; they go before the others.
    static let variable = "WIREMAP_THEMES"

    /// In the order in which they are searched.
    ///
    /// - Parameter executable: The program's real path.
    static func all(environment: [String: String], executable: URL?) -> [URL] {
        var folders = environment[variable, default: ""].split(separator: ":").map { URL(fileURLWithPath: String($0)) }
        if let executable {
            let binaries = executable.deletingLastPathComponent()
            folders.append(binaries.deletingLastPathComponent().appendingPathComponent("share/wiremap/themes"))
            if let checkout = checkout(around: binaries) { folders.append(checkout.appendingPathComponent("Themes")) }
        }
        return folders
    }

    /// The checkout whose build folder holds the program.
    private static func checkout(around folder: URL) -> URL? {
        guard let build = folder.pathComponents.lastIndex(where: { $0.hasPrefix(".build") }) else { return nil }
        let root = folder.pathComponents[1..<max(1, build)].reduce(URL(fileURLWithPath: "/")) {
            $0.appendingPathComponent($1)
        }
        let manifest = root.appendingPathComponent("Package.swift").path
        return FileManager.default.fileExists(atPath: manifest) ? root : nil
    }
}
