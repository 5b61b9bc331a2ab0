/// How to get Graphviz.
enum Installation {
    /// One clause with the command for this system's package manager.
    static var advice: String {
        #if canImport(Darwin)
            "install Graphviz with `brew install graphviz`"
        #else
            "install Graphviz with `apt install graphviz libgraphviz-dev`"
        #endif
    }
}
