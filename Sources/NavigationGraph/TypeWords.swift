/// What a view, a row or a button is, by the name of its type: *a settings row* of `ABCSettingsRowViewModel`.
struct TypeWords {
    /// With its article.
    let text: String

    /// - Parameter name: nil is made of one that is no type's, and of UIKit's.
    init?(_ name: Substring) {
        guard name.first?.isUppercase ?? false, name.allSatisfy({ $0.isLetter || $0.isNumber }), !name.hasPrefix("UI")
        else { return nil }
        var words = Self.words(name)
        // Initials of the app, as types without a namespace of their own have them.
        if words.count > 1, words[0].count <= 3, words[0].allSatisfy(\.isUppercase), !Self.known.contains(words[0]) {
            words.removeFirst()
        }
        words.removeAll { Self.plain.contains($0) }
        guard let first = words.first?.first else {
            text = "a control"
            return
        }
        let said = words.map { $0.allSatisfy { $0.isUppercase || $0.isNumber } ? $0 : $0.lowercased() }
        text = ("AEIO".contains(first) ? "an " : "a ") + said.joined(separator: " ")
    }

    /// Initials that people know.
    private static let known: Set<String> = [
        "API", "DNS", "FAQ", "GPS", "ID", "KYC", "NFC", "NFT", "OTP", "PDF", "PIN", "QR", "SMS", "TV", "URL",
        "VPN",
    ]

    /// What types are called that tells a developer only.
    private static let plain: Set<String> = [
        "View", "Model", "Presentable", "Configuration", "Config", "Descriptor", "Context", "Content", "Default",
        "Base", "Input",
        "Common", "Custom", "Generic", "Reusable", "Closure", "Controller", "Props", "State", "Command", "Component",
        "Collection", "Container", "Wrapper", "Data", "Info", "Type", "Simple", "Shared", "Swift",
    ]

    /// The words of a name in camel case; what has no small letters is one word.
    private static func words(_ name: Substring) -> [String] {
        var words: [String] = []
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let follows = index > 0 && (letters[index - 1].isLowercase || letters[index - 1].isNumber)
            let begins = index + 1 < letters.count && letters[index + 1].isLowercase && index > 0
            if letter.isUppercase, follows || begins || index == 0 { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words
    }
}
