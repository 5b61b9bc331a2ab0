extension StringsFacts {
    /// All but the path, as bytes.
    package func encode(into out: inout ByteEncoder) {
        out.array(entries) { out, entry in
            out.text(entry.key)
            out.text(entry.words)
        }
    }

    /// - Parameter path: the path of the file that the bytes were read from.
    package init(decoding source: inout ByteDecoder, path: String) throws(StoredFactsFault) {
        let entries = try source.array { source throws(StoredFactsFault) in
            Entry(key: try source.text(), words: try source.text())
        }
        self.init(path: path, entries: entries)
    }
}
