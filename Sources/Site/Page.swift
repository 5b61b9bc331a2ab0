/// One file of the site.
package struct Page: Hashable, Sendable {
    /// Relative to the root of the site, with `/`.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
