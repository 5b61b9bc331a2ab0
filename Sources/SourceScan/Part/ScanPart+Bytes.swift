import Diagnostics
import Facts

extension ScanPart {
    private static let magic = Array("WMPART\0\0".utf8)

    /// The part as bytes; they are the same as long as the part is.
    ///
    /// - Parameter program: the version of the program, which must be that of the one that links.
    package func bytes(program: String) -> [UInt8] {
        var out = ByteEncoder()
        out.natural(Int(FactsRecord.version))
        out.text(program)
        out.natural(shard.number)
        out.natural(shard.count)
        for bytes in [settings, about] { out.block(bytes) }
        out.text(name)
        out.texts(location)
        out.array(files) { $0.file($1) }
        out.array(links.sorted { $0.key < $1.key }) { out, link in
            out.text(link.key)
            out.text(link.value)
        }
        out.array(diagnostics.sorted()) { $0.diagnostic($1) }
        out.array(unlisted.sorted { $0.key < $1.key }) { out, file in
            out.text(file.key)
            out.block(file.value)
        }
        return ScanPart.magic + ContentID(of: out.bytes).bytes + out.bytes
    }

    /// What the part with these bytes is called: its digest.
    package static func name(of bytes: [UInt8]) -> String {
        ContentID(bytes.dropFirst(magic.count).prefix(ContentID.size)).hexadecimal
    }

    /// - Parameter program: the version of this program.
    package init(bytes: [UInt8], program: String) throws(ScanPartFault) {
        let start = ScanPart.magic.count + ContentID.size
        guard bytes.count > start, bytes.starts(with: ScanPart.magic) else { throw .noPart }
        guard ContentID(of: Array(bytes[start...])) == ContentID(bytes[ScanPart.magic.count..<start]) else {
            throw .damaged
        }
        let read: Result<ScanPart, ScanPartFault> = bytes.withUnsafeBufferPointer { buffer in
            var source = ByteDecoder(UnsafeBufferPointer(rebasing: buffer[start...]))
            do throws(StoredFactsFault) {
                let version = try source.natural()
                let maker = try source.text()
                guard version == Int(FactsRecord.version), maker == program else {
                    return .failure(.otherVersion(maker))
                }
                return .success(try ScanPart(&source))
            } catch {
                return .failure(.damaged)
            }
        }
        self = try read.get()
    }

    private init(_ source: inout ByteDecoder) throws(StoredFactsFault) {
        guard let shard = Shard(number: try source.natural(), of: try source.natural()) else { throw .number }
        self.shard = shard
        settings = try source.block()
        about = try source.block()
        name = try source.text()
        location = try source.texts()
        files = try source.array { source throws(StoredFactsFault) in try source.file() }
        links = [:]
        for _ in 0..<(try source.elementCount()) {
            let link = try source.text()
            links[link] = try source.text()
        }
        diagnostics = try source.array { source throws(StoredFactsFault) in try source.diagnostic() }
        unlisted = [:]
        for _ in 0..<(try source.elementCount()) {
            let path = try source.text()
            unlisted[path] = try source.block()
        }
        try source.finish()
    }
}

extension ByteEncoder {
    fileprivate mutating func block(_ bytes: [UInt8]) {
        natural(bytes.count)
        raw(bytes)
    }

    fileprivate mutating func block(_ bytes: [UInt8]?) {
        flag(bytes != nil)
        if let bytes { block(bytes) }
    }

    fileprivate mutating func file(_ file: ScanPart.File) {
        text(file.entry.path)
        natural(file.entry.size)
        text(file.entry.kind.rawValue)
        text(file.content?.hexadecimal)
        for bytes in [file.waiting, file.wanted, file.bytes] { block(bytes) }
        switch file.fault {
        case nil: byte(0)
        case .permission: byte(1)
        case .missing: byte(2)
        case .notAFile: byte(3)
        case .notAFolder: byte(4)
        case .tooLarge(let size, let limit):
            byte(5)
            natural(size)
            natural(limit)
        case .pointer: byte(6)
        case .system(let number):
            byte(7)
            natural(Int(number))
        case .encrypted: byte(8)
        }
    }

    fileprivate mutating func diagnostic(_ diagnostic: Diagnostic) {
        text(diagnostic.severity.rawValue)
        text(diagnostic.place?.file)
        natural(diagnostic.place?.line ?? 0)
        natural(diagnostic.place?.column ?? 0)
        text(diagnostic.message)
        text(diagnostic.advice)
    }
}

extension ByteDecoder {
    fileprivate mutating func block() throws(StoredFactsFault) -> [UInt8] { [UInt8](try raw(try natural())) }

    fileprivate mutating func optionalBlock() throws(StoredFactsFault) -> [UInt8]? { try flag() ? try block() : nil }

    fileprivate mutating func file() throws(StoredFactsFault) -> ScanPart.File {
        let path = try text()
        let size = try natural()
        guard let kind = SourceKind(rawValue: try text()) else { throw .tag(0) }
        let content = try optionalText().flatMap { ContentID(hexadecimal: $0) }
        let (waiting, wanted, bytes) = (try optionalBlock(), try optionalBlock(), try optionalBlock())
        return ScanPart.File(
            entry: SourceEntry(path: path, size: size, kind: kind), content: content, waiting: waiting,
            wanted: wanted, bytes: bytes, fault: try fault())
    }

    private mutating func fault() throws(StoredFactsFault) -> SourceTreeFault? {
        switch try byte() {
        case 0: return nil
        case 1: return .permission
        case 2: return .missing
        case 3: return .notAFile
        case 4: return .notAFolder
        case 5:
            let size = try natural()
            return .tooLarge(size: size, limit: try natural())
        case 6: return .pointer
        case 7: return .system(Int32(truncatingIfNeeded: try natural()))
        case 8: return .encrypted
        case let other: throw .tag(other)
        }
    }

    fileprivate mutating func diagnostic() throws(StoredFactsFault) -> Diagnostic {
        guard let severity = Diagnostic.Severity(rawValue: try text()) else { throw .tag(0) }
        let file = try optionalText()
        let (line, column) = (try natural(), try natural())
        let message = try text()
        return Diagnostic(
            severity, at: file.map { SourcePlace(file: $0, line: line, column: column) }, message,
            advice: try optionalText())
    }
}
