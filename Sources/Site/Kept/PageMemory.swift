/// What a site remembers of its pages from one run to the next, and how it tells whether something is what it was.
package struct PageMemory: Sendable {
    /// Bytes that stand for what they are made of, always as many.
    package typealias Digest = [UInt8]

    /// Of some bytes; no two different ones may have the same.
    let digest: @Sendable ([UInt8]) -> Digest
    /// What the last run kept; nil where there is nothing.
    let kept: [UInt8]?
    /// Keeps something for the next run, in place of what was kept.
    let keep: @Sendable ([UInt8]) -> Void

    package init(
        digest: @escaping @Sendable ([UInt8]) -> Digest, kept: [UInt8]?, keep: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.digest = digest
        self.kept = kept
        self.keep = keep
    }
}
