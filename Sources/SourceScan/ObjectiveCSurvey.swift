/// Objective-C files are not read, but how often they navigate is counted, so that nobody takes a graph for complete that
/// leaves out half of the app.
///
/// The count is by names: messages whose selector begins like one of UIKit's navigation methods, and assignments to the
/// properties that navigate. Comments, string literals, declarations and `@selector` are no calls.
struct ObjectiveCSurvey {
    /// The beginnings of UIKit's navigation methods, and of the module factory call of the Rambler school.
    private static let selectors: [[UInt8]] = [
        "pushViewController", "presentViewController", "presentModalViewController", "performSegueWithIdentifier",
        "setViewControllers", "openModuleUsing", "popViewController", "popToViewController",
        "popToRootViewController", "dismissViewController", "dismissModalViewController", "showViewController",
        "showDetailViewController", "setRootViewController", "addChildViewController", "openURL",
    ].map { Array($0.utf8) }
    private static let properties: [[UInt8]] = ["rootViewController", "viewControllers"].map { Array($0.utf8) }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// The last byte before `position` that is no white space, and the first such byte of the line.
    private var previous: UInt8 = 0
    private var lineStart: UInt8 = 0

    /// The number of navigation calls in a file.
    static func navigationCalls(in bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { buffer in
            var survey = ObjectiveCSurvey(bytes: buffer)
            return survey.count()
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    private mutating func count() -> Int {
        var calls = 0
        while position < bytes.count {
            let byte = bytes[position]
            if Self.isIdentifier(byte) {
                let start = position
                while position < bytes.count, Self.isIdentifier(bytes[position]) { position += 1 }
                if lineStart == 0 { lineStart = byte }
                if isCall(start..<position) { calls += 1 }
                previous = byte
            } else {
                skip(byte)
            }
        }
        return calls
    }

    /// Passes over a comment, a string literal, or one byte of anything else.
    private mutating func skip(_ byte: UInt8) {
        let next = position + 1 < bytes.count ? bytes[position + 1] : 0
        position += 1
        switch (byte, next) {
        case (UInt8(ascii: "/"), UInt8(ascii: "/")):
            while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        case (UInt8(ascii: "/"), UInt8(ascii: "*")):
            position += 1
            while position + 1 < bytes.count,
                bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
            {
                position += 1
            }
            position += 2
        case (UInt8(ascii: "\""), _):
            while position < bytes.count, bytes[position] != byte, bytes[position] != 0x0A {
                position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
            }
            position += 1
            previous = byte
        case (0x0A, _), (0x0D, _): lineStart = 0
        case (0x20, _), (0x09, _): break
        default:
            previous = byte
            if lineStart == 0 { lineStart = byte }
        }
    }

    private func isCall(_ identifier: Range<Int>) -> Bool {
        var end = identifier.upperBound
        while end < bytes.count, bytes[end] == 0x20 { end += 1 }
        let next: UInt8? = end < bytes.count ? bytes[end] : nil
        if previous == UInt8(ascii: ".") {
            let afterNext = end + 1 < bytes.count ? bytes[end + 1] : 0
            guard next == UInt8(ascii: "="), afterNext != UInt8(ascii: "=") else { return false }
            return Self.properties.contains { isSame($0, identifier) }
        }
        // `- (void)pushViewController:` declares a method; `@selector(pushViewController:)` names one.
        guard lineStart != UInt8(ascii: "-"), lineStart != UInt8(ascii: "+"), previous != UInt8(ascii: "("),
            next == UInt8(ascii: ":") || next == nil
        else { return false }
        return Self.selectors.contains { begins(identifier, with: $0) }
    }

    private func begins(_ identifier: Range<Int>, with word: [UInt8]) -> Bool {
        guard identifier.count >= word.count, bytes[identifier.lowerBound] == word[0] else { return false }
        return word.indices.allSatisfy { bytes[identifier.lowerBound + $0] == word[$0] }
    }

    private func isSame(_ word: [UInt8], _ identifier: Range<Int>) -> Bool {
        identifier.count == word.count && begins(identifier, with: word)
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
