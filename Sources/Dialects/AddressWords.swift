/// The names under which code makes an address of a text, and shows what is there. The documentation of Foundation, UIKit
/// and SafariServices is the source.
package enum AddressWords {
    /// Types that are made of an address, or of a part of one, and stand for it.
    package static let types: Set<String> = [
        "URL", "NSURL", "URLRequest", "URLComponents", "NSURLComponents", "String", "NSString",
    ]

    /// The labels of what they are made of; none is another way to say so.
    package static let labels: Set<String> = ["string", "url", "format"]

    /// Members that say the same address in another form.
    package static let forms: Set<String> = [
        "absoluteString", "absoluteURL", "standardized", "url", "rawValue", "description", "localized",
    ]

    /// Methods that give back the address or text that they are called on, in another form.
    package static let formMethods: Set<String> = [
        "addingPercentEncoding", "trimmingCharacters", "asURL", "localized", "standardized", "absoluteURL",
    ]

    /// Methods that put a part behind an address.
    package static let appendingMethods: Set<String> = ["appendingPathComponent", "appending"]

    /// Controllers of the system's that show what is at an address, with the labels of the initialiser's argument.
    package static let controllers: [String: Set<String>] = ["SFSafariViewController": ["url", "URL"]]

    /// UIKit's constants, with what they hold.
    package static let constants: [String: String] = [
        "openSettingsURLString": "app-settings:", "UIApplicationOpenSettingsURLString": "app-settings:",
        "openNotificationSettingsURLString": "app-settings:notifications",
    ]

    /// The labels of a navigation call's argument that says what opens; none is another way to say so.
    package static let opened: Set<String> = ["url", "destination"]
}
