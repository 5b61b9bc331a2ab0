import Foundation

/// What an address of the museum's site means in the app.
enum MuseumLink {
    case exhibit(Int)
    case audioGuide(language: String)

    init?(url: URL) {
        let parts = url.pathComponents.dropFirst()
        switch parts.first {
        case "exhibits": self = .exhibit(Int(parts.last ?? "") ?? 0)
        case "guide": self = .audioGuide(language: parts.last ?? "en")
        default: return nil
        }
    }
}

enum Settings {
    static var isGuideBought: Bool { UserDefaults.standard.bool(forKey: "guide") }
}
