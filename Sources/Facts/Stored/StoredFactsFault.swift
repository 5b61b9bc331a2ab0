/// Why bytes cannot be facts.
package enum StoredFactsFault: Error, Hashable, Sendable {
    /// They end too early.
    case truncated
    /// There are more of them than the facts take.
    case trailing
    /// A number is greater than it may be.
    case number
    /// A value points at what is not there, or at itself.
    case handle
    /// A tag stands for nothing.
    case tag(UInt8)
}
