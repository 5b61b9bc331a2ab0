extension LaunchFacts {
    /// All but the path, as bytes.
    package func encode(into out: inout ByteEncoder) {
        for names in [mainStoryboards, sceneStoryboards, sceneDelegates, urlSchemes, shortcutTypes] {
            out.array(names) { $0.text($1) }
        }
    }

    /// - Parameter path: the path of the file that the bytes were read from.
    package init(decoding source: inout ByteDecoder, path: String) throws(StoredFactsFault) {
        self.init(
            path: path, mainStoryboards: try source.names(), sceneStoryboards: try source.names(),
            sceneDelegates: try source.names(), urlSchemes: try source.names(), shortcutTypes: try source.names())
    }
}

extension ByteDecoder {
    fileprivate mutating func names() throws(StoredFactsFault) -> [String] {
        try array { source throws(StoredFactsFault) in try source.text() }
    }
}
