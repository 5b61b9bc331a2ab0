import Diagnostics
import Facts

/// Reads what an `Info.plist` says about the start of the app.
enum InformationListReader {
    static func read(bytes: [UInt8], path: String) -> (facts: LaunchFacts, diagnostics: [Diagnostic]) {
        var facts = LaunchFacts(path: path)
        let root: PropertyListValue
        do {
            root = try PropertyList.read(bytes)
        } catch {
            let message = "the information property list cannot be read: \(error)"
            return (facts, [Diagnostic(.warning, at: SourcePlace(file: path, line: error.line), message)])
        }
        facts.mainStoryboards = sorted(
            root.table.byName
                .filter { $0.key.hasPrefix("UIMainStoryboardFile") || $0.key == "NSMainStoryboardFile" }
                .values.compactMap(name))
        let scenes = configurations(of: root)
        facts.sceneStoryboards = sorted(scenes.compactMap { name($0["UISceneStoryboardFile"]) })
        facts.sceneDelegates = sorted(scenes.compactMap { className($0["UISceneDelegateClassName"]) })
        let schemes = (root["CFBundleURLTypes"]?.list ?? []).flatMap { $0["CFBundleURLSchemes"]?.list ?? [] }
        facts.urlSchemes = sorted(schemes.compactMap(name))
        let shortcuts = root["UIApplicationShortcutItems"]?.list ?? []
        facts.shortcutTypes = sorted(shortcuts.compactMap { shortcutType($0["UIApplicationShortcutItemType"]) })
        return (facts, [])
    }

    /// `search` of `$(PRODUCT_BUNDLE_IDENTIFIER).search`; any other type as it is.
    private static func shortcutType(_ value: PropertyListValue?) -> String? {
        guard let text = value?.text, text.contains("$") else { return name(value) }
        guard let last = text.split(separator: ".").last, !last.contains("$"), !last.contains(")") else { return nil }
        return String(last)
    }

    private static func configurations(of root: PropertyListValue) -> [PropertyListValue] {
        root["UIApplicationSceneManifest"]?["UISceneConfigurations"]?.table.byName.values.flatMap(\.list) ?? []
    }

    /// A name that is written out; build settings (`$(SCHEME)`) are not known here.
    private static func name(_ value: PropertyListValue?) -> String? {
        guard let text = value?.text, !text.isEmpty, !text.contains("$") else { return nil }
        return text
    }

    /// `SceneDelegate` of `$(PRODUCT_MODULE_NAME).SceneDelegate`.
    private static func className(_ value: PropertyListValue?) -> String? {
        guard let last = value?.text?.split(separator: ".").last, !last.contains("$") else { return nil }
        return String(last)
    }

    private static func sorted(_ names: [String]) -> [String] {
        Set(names).sorted()
    }
}
