import Facts

extension XcodeProject {
    /// All but the path, as bytes that are the same as long as the project is.
    func encode(into out: inout ByteEncoder) {
        out.text(name)
        out.text(folder)
        out.array(targets) { $1.encode(into: &$0) }
    }

    /// - Parameter path: the path of the file that the bytes were made of.
    init(decoding source: inout ByteDecoder, path: String) throws(StoredFactsFault) {
        let name = try source.text()
        let folder = try source.text()
        self.init(
            name: name, path: path, folder: folder,
            targets: try source.array { source throws(StoredFactsFault) in try Target(decoding: &source) })
    }
}

extension XcodeProject.Target {
    fileprivate func encode(into out: inout ByteEncoder) {
        out.text(name)
        out.text(kind.rawValue)
        out.text(product)
        out.texts(files.sorted())
        out.array(folders) { $1.encode(into: &$0) }
        out.texts(dependencies.sorted())
        out.texts(launch.informationLists)
        out.texts(launch.mainStoryboards)
    }

    fileprivate init(decoding source: inout ByteDecoder) throws(StoredFactsFault) {
        let name = try source.text()
        let kind: Kind = try source.word()
        let product = try source.optionalText()
        let files = Set(try source.texts())
        let folders = try source.array { source throws(StoredFactsFault) in
            try XcodeProject.SynchronizedFolder(decoding: &source)
        }
        let dependencies = Set(try source.texts())
        let lists = try source.texts()
        self.init(
            name: name, kind: kind, product: product, files: files, folders: folders, dependencies: dependencies,
            launch: XcodeProject.LaunchSettings(informationLists: lists, mainStoryboards: try source.texts()))
    }
}

extension XcodeProject.SynchronizedFolder {
    fileprivate func encode(into out: inout ByteEncoder) {
        out.text(path)
        out.flag(takesAll)
        out.texts(exceptions.sorted())
        out.texts(localizedExceptions.sorted())
    }

    fileprivate init(decoding source: inout ByteDecoder) throws(StoredFactsFault) {
        let path = try source.text()
        let takesAll = try source.flag()
        let exceptions = Set(try source.texts())
        self.init(
            path: path, takesAll: takesAll, exceptions: exceptions, localizedExceptions: Set(try source.texts()))
    }
}
