/// A share of the navigation calls, written as a fraction (`0.95`) or in percent (`95%`).
package struct CoverageShare: Hashable, Sendable {
    /// Why a text is no share.
    package enum Fault: Error, Hashable, Sendable {
        case notNumber
        /// Less than none, or more than all.
        case outOfRange
        /// A number above 1 without a percent sign: most likely the percentage that it names.
        case percentWithoutSign(String)
    }

    /// From 0 to 1.
    package let fraction: Double

    /// - Throws: where the text is no number from 0 to 1, or from 0% to 100%.
    package init(_ text: String) throws(Fault) {
        let isPercent = text.hasSuffix("%")
        let digits = isPercent ? text.dropLast() : text[...]
        // Only what everybody reads the same way: no sign, no exponent, no `nan`.
        guard digits.first?.isNumber == true, digits.last?.isNumber == true,
            digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(digits)
        else { throw .notNumber }
        let fraction = isPercent ? number / 100 : number
        if fraction > 1 {
            if !isPercent, number <= 100 { throw .percentWithoutSign("\(digits)%") }
            throw .outOfRange
        }
        self.fraction = fraction
    }

    /// In percent, as written or near it: `95%`, `99.5%`.
    package var text: String {
        let hundredths = Int((fraction * 10_000).rounded())
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(whole)%" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)%" : "\(whole).\(rest < 10 ? "0" : "")\(rest)%"
    }
}

extension CoverageShare.Fault: CustomStringConvertible {
    /// Fit to follow the name of the option or the setting.
    package var description: String {
        switch self {
        case .notNumber: "must be a share such as `0.95` or `95%`"
        case .outOfRange: "must be between `0` and `1`, or between `0%` and `100%`"
        case .percentWithoutSign(let text): "must be a share such as `0.95`; did you mean `\(text)`?"
        }
    }
}
