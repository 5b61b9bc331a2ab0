/// What a Swift file's facts are known by, where they are kept between runs.
package struct FactsIdentity: Hashable, Sendable {
    /// Of the file's bytes.
    package var content: ContentID
    /// Of what the facts say, but for the places where they say it.
    package var said: ContentID
}
