/// Why parts cannot be put together.
package enum ScanPartFault: Error, Hashable, Sendable {
    /// The bytes are no part at all.
    case noPart
    /// The bytes are not those that were written.
    case damaged
    /// Another version of the program made it.
    case otherVersion(String)
    /// There are none.
    case nothing
    /// Parts of different scans: of so many shares, and of so many others.
    case otherCount(Int, Int)
    /// The share is there twice, with different contents.
    case twice(Int)
    /// These shares are not there.
    case missing([Int], of: Int)
    /// The parts were made with different settings.
    case otherSettings
    /// The part was made of other files than the others say, or of an app in another state.
    case otherState(file: String)
}

extension ScanPartFault: CustomStringConvertible {
    /// What is wrong, as one sentence without a full stop.
    package var description: String {
        switch self {
        case .noPart: "this is no part of a scan"
        case .damaged: "this part of a scan is damaged"
        case .otherVersion(let version): "version \(version) of the program made this part"
        case .nothing: "there is no part"
        case .otherCount(let one, let other): "some parts are of \(one), others of \(other)"
        case .twice(let number): "part \(number) is there twice, with different contents"
        case .missing(let numbers, let count):
            "of \(count) parts there is no \(numbers.map(String.init).joined(separator: ", "))"
        case .otherSettings: "the parts were made with different settings"
        case .otherState(let file): "the parts do not fit together: \(file) is in no part, or in several"
        }
    }
}
