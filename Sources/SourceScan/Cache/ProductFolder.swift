import Foundation

/// Keeps what was made of facts, each in a file of its own; those that were used last, as far as there is room.
struct ProductFolder: Sendable {
    let path: String

    private static let ending = ".product"
    private static let most = 64
    private static let room = 128 << 20

    /// Nil for what is not there and for what is damaged.
    func read(_ id: ContentID) -> [UInt8]? {
        let file = file(id)
        guard let bytes = CacheFile.read(file, limit: ProductFolder.room), bytes.count >= 8 else { return nil }
        let written = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[$1]) << UInt64(8 * $1) }
        let product = Array(bytes[8...])
        guard Checksum.of(product) == written else { return nil }
        utimes(file, nil)
        return product
    }

    func write(_ product: [UInt8], _ id: ContentID) {
        guard product.count < ProductFolder.room / 4 else { return }
        let checksum = Checksum.of(product)
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: checksum >> (8 * $0)) } + product
        if CacheFile.write(bytes, as: id.hexadecimal + ProductFolder.ending, in: path) { removeOldest() }
    }

    private func file(_ id: ContentID) -> String { "\(path)/\(id.hexadecimal)\(ProductFolder.ending)" }

    private func removeOldest() {
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
            .filter { $0.hasSuffix(ProductFolder.ending) }
            .compactMap { name -> (time: Int64, path: String, size: Int)? in
                var status = stat()
                guard lstat("\(path)/\(name)", &status) == 0 else { return nil }
                return (status.modificationTime, "\(path)/\(name)", Int(status.st_size))
            }
            .sorted { ($1.time, $0.path) < ($0.time, $1.path) }
        var size = 0
        for (index, file) in files.enumerated() {
            size += file.size
            if index >= ProductFolder.most || size > ProductFolder.room { unlink(file.path) }
        }
    }
}
