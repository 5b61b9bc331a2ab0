import CGraphviz
import Foundation

/// A plugin of libgraphviz, loaded by itself and without Graphviz's plugin configuration file, whose folder and name
/// differ between distributions.
///
/// The plugins lie in the folder `graphviz` beside libgvc, or where `GVBINDIR` says, as for libgraphviz itself.
struct PluginLibrary {
    /// The symbol by which libgraphviz knows the plugin.
    let symbol: String
    /// The plugin's description.
    let address: UnsafeMutableRawPointer

    /// Loads the plugin of that name, for example `core`; it stays loaded.
    init(named name: String) throws(GraphvizError) {
        let stem = "libgvplugin_\(name)"
        guard let folder = Self.folder else {
            throw .missingPlugin(stem, reason: "libgvc's own folder is unknown")
        }
        // `libgvplugin_core.so`, `libgvplugin_core.so.6`, `libgvplugin_core.6.dylib`: the shortest is the least
        // specific, and all lead to the same file.
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasPrefix(stem + ".") && ($0.contains(".so") || $0.hasSuffix(".dylib")) }
            .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        guard let file = files.first else {
            throw .missingPlugin(stem, reason: "not found beside libgvc")
        }
        symbol = "gvplugin_\(name)_LTX_library"
        guard let handle = dlopen(folder + "/" + file, RTLD_NOW), let address = dlsym(handle, symbol) else {
            throw .missingPlugin(stem, reason: dlerror().map { String(cString: $0) } ?? "no reason given")
        }
        self.address = address
    }

    private static var folder: String? {
        if let named = getenv("GVBINDIR"), named[0] != 0 { return String(cString: named) }
        guard let path = cgraphviz_library_path(), let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        let file = String(cString: real)
        return file.lastIndex(of: "/").map { file[..<$0] + "/graphviz" }
    }
}
