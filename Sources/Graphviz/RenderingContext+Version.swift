import CGraphviz

extension RenderingContext {
    /// The version of the libgraphviz that draws, such as `2.43.0`; nil where it does not tell.
    public static var version: String? {
        lock.lock()
        defer { lock.unlock() }
        // No plugin is loaded: this takes next to no time.
        guard let context = gvContextPlugins(nil, 0) else { return nil }
        defer { gvFreeContext(context) }
        return gvcVersion(context).map { String(cString: $0) }
    }
}
