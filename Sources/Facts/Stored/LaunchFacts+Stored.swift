extension LaunchFacts {
    /// All but the path, as bytes.
    package func encode(into out: inout ByteEncoder) {
        for names in [mainStoryboards, sceneStoryboards, sceneDelegates, urlSchemes, shortcutTypes] {
            out.texts(names)
        }
    }

    /// - Parameter path: the path of the file that the bytes were read from.
    package init(decoding source: inout ByteDecoder, path: String) throws(StoredFactsFault) {
        self.init(
            path: path, mainStoryboards: try source.texts(), sceneStoryboards: try source.texts(),
            sceneDelegates: try source.texts(), urlSchemes: try source.texts(), shortcutTypes: try source.texts())
    }
}
