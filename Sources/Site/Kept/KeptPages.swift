/// What is kept of the pages that a run put into a folder: what each was made of, and what its files hold.
struct KeptPages: Equatable {
    struct File: Equatable {
        var path: String
        var content: PageMemory.Digest
        /// As the file was when it was known to hold that; nil where it could have been changed since without a trace.
        var mark: FileMark?
    }

    /// Pages that are made together.
    struct Piece: Equatable {
        /// Sorted.
        var inputs: [PageInput]
        /// Of what the pages were made of.
        var digest: PageMemory.Digest
        var files: [File]
    }

    /// By the path of its first file.
    var pieces: [String: Piece] = [:]

    private static let magic = Array("WMPAGES1".utf8)

    /// With a digest in front, so that what is damaged is known.
    func bytes(_ digest: ([UInt8]) -> PageMemory.Digest) -> [UInt8] {
        let inputs = Set(pieces.values.flatMap(\.inputs)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: inputs.enumerated().map { ($1, $0) })
        var draft = DigestDraft()
        draft.add(all: inputs) { draft, input in
            let (kind, name) = input.parts
            draft.add(Int(kind))
            draft.add(name)
        }
        draft.add(all: pieces.sorted { $0.key < $1.key }) { draft, entry in
            draft.add(all: entry.value.inputs) { $0.add(numbers[$1] ?? 0) }
            draft.add(entry.value.digest)
            draft.add(all: entry.value.files) { draft, file in
                draft.add(file.path)
                draft.add(file.content)
                draft.add(all: file.mark?.numbers ?? []) { $0.add($1) }
            }
        }
        return Self.magic + digest(draft.bytes) + draft.bytes
    }

    init() {}

    /// Nil for what is damaged, or something else.
    init?(_ bytes: [UInt8], _ digest: ([UInt8]) -> PageMemory.Digest) {
        let length = digest([]).count
        let start = Self.magic.count + length
        guard bytes.count >= start, bytes.starts(with: Self.magic) else { return nil }
        let rest = Array(bytes[start...])
        guard digest(rest).elementsEqual(bytes[Self.magic.count..<start]) else { return nil }
        var reader = Reader(rest)
        guard let pieces = reader.pieces() else { return nil }
        self.pieces = pieces
    }

    /// Reads what `bytes` wrote; every answer is nil where the bytes end too early.
    private struct Reader {
        private let bytes: [UInt8]
        private var index = 0

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        mutating func pieces() -> [String: Piece]? {
            let inputs = list { reader -> PageInput? in
                guard let kind = reader.number(), let name = reader.text() else { return nil }
                return UInt8(exactly: kind).flatMap { PageInput(kind: $0, name: name) }
            }
            guard let inputs, let pieces = list({ $0.piece(of: inputs) }), index == bytes.count else { return nil }
            return Dictionary(pieces.map { ($0.files.first?.path ?? "", $0) }) { first, _ in first }
        }

        private mutating func piece(of inputs: [PageInput]) -> Piece? {
            let own = list { reader in
                reader.number().flatMap { inputs.indices.contains($0) ? inputs[$0] : nil }
            }
            guard let own, let digest = data(), let files = list({ $0.file() }) else { return nil }
            return Piece(inputs: own, digest: digest, files: files)
        }

        private mutating func file() -> File? {
            guard let path = text(), let content = data(), let numbers = list({ $0.number() }) else { return nil }
            return File(path: path, content: content, mark: FileMark(numbers: numbers))
        }

        private mutating func number() -> Int? {
            guard index + 8 <= bytes.count else { return nil }
            defer { index += 8 }
            let value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: Int64.self) }
            return Int(exactly: Int64(littleEndian: value))
        }

        private mutating func data() -> [UInt8]? {
            guard let count = number(), count >= 0, count <= bytes.count - index else { return nil }
            defer { index += count }
            return Array(bytes[index..<index + count])
        }

        private mutating func text() -> String? { data().map { String(decoding: $0, as: UTF8.self) } }

        private mutating func list<Element>(_ read: (inout Reader) -> Element?) -> [Element]? {
            guard let count = number(), count >= 0, count <= bytes.count - index else { return nil }
            var elements: [Element] = []
            elements.reserveCapacity(count)
            for _ in 0..<count {
                guard let element = read(&self) else { return nil }
                elements.append(element)
            }
            return elements
        }
    }
}
