import NavigationGraph

/// The pictures of screens that the site copies, by module.
///
/// They are copied as they are, and the browser scales them: pages say their size and load them when they come into
/// view. So that a site stays one that can be put on the web, there is a bound for one picture and for all.
package struct ScreenPictures: Sendable {
    /// In bytes.
    package static let largest = 8 << 20
    /// In bytes.
    package static let most = 200 << 20

    package struct Item: Sendable {
        /// From the root of the site.
        package let path: String
        package let bytes: [UInt8]
        /// In pixels.
        package let width: Int
        /// In pixels.
        package let height: Int
        /// What the picture is called: the name of its file without the ending.
        let name: String
    }

    /// Sorted by path.
    let items: [Item]
    /// The files of pictures that are too large, or too many; sorted.
    package let leftOut: [String]
    private let indices: [Module.ID: [Int]]

    /// - Parameter sources: the bytes of a file below the scanned root; nil where it is not at hand.
    package init(
        _ pictures: [Picture], largest: Int = Self.largest, most: Int = Self.most, sources: (String) -> [UInt8]?
    ) {
        var items: [Item] = []
        var leftOut: Set<String> = []
        var room = most
        var indices: [Module.ID: [Int]] = [:]
        let pages = PageNames.paths(for: pictures.map(\.file), in: "pictures")
        for picture in pictures.sorted(by: { ($0.module, $0.file) < ($1.module, $1.file) }) {
            // A graph that was read from a file can name anything; what is no picture is not copied.
            guard SitePath.isBelowRoot(picture.file), let page = pages[picture.file],
                let bytes = sources(picture.file), let header = PictureHeader(bytes)
            else { continue }
            guard bytes.count <= min(largest, room) else {
                leftOut.insert(picture.file)
                continue
            }
            room -= bytes.count
            let file = picture.file.split(separator: "/").last ?? ""
            indices[picture.module, default: []].append(items.count)
            items.append(
                Item(
                    path: page.dropLast(5) + "." + header.ending, bytes: bytes, width: header.width,
                    height: header.height, name: String(file.prefix { $0 != "." })))
        }
        self.items = items
        self.leftOut = leftOut.sorted()
        self.indices = indices
    }

    package func of(_ module: Module.ID) -> [Item] { (indices[module] ?? []).map { items[$0] } }
}

/// What the first bytes of a picture say.
struct PictureHeader: Equatable {
    /// `png` or `jpg`, by the bytes and not by the file's name.
    let ending: String
    let width: Int
    let height: Int

    /// Nil for anything but a PNG or a JPEG with a size.
    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
            ending = "png"
            width = Self.number(bytes[16..<20])
            height = Self.number(bytes[20..<24])
        } else if bytes.starts(with: [0xFF, 0xD8]), let size = Self.jpegSize(bytes) {
            ending = "jpg"
            (width, height) = size
        } else {
            return nil
        }
        guard (1...20_000).contains(width), (1...20_000).contains(height) else { return nil }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    /// From the frame header (SOF) of ITU T.81: marker, length, precision, height, width.
    private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (number(bytes[index + 7..<index + 9]), number(bytes[index + 5..<index + 7]))
            }
            index += 2 + number(bytes[index + 2..<index + 4])
        }
        return nil
    }
}
