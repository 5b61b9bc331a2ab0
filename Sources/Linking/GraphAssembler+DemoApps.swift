import Diagnostics
import Dialects
import Facts

/// Apps of single features beside the app: they launch their screens too, and all launches count as one.
extension GraphAssembler {
    /// A warning where apps in folders for demos and examples are scanned together with one that is none.
    func demoApps() -> [Diagnostic] {
        var apps: [(type: Int, demo: String?)] = []
        for symbol in program.types.indices where isMain(symbol) {
            guard let part = program.types[symbol].parts.first else { continue }
            apps.append((symbol, Self.demoFolder(of: program.files[Int(part.file)].path)))
        }
        let demos = apps.filter { $0.demo != nil }
        guard let first = demos.first, demos.count < apps.count,
            let part = program.types[first.type].parts.first
        else { return [] }
        let folders = Set(demos.compactMap(\.demo)).sorted()
        let patterns = folders.prefix(Self.maximumPatterns).map { "--exclude '\($0)/**'" }.joined(separator: " ")
        let isWhole = folders.count <= Self.maximumPatterns
        let place = program.files[Int(part.file)].declarations[part.id].place
        return [
            Diagnostic(
                .warning,
                at: SourcePlace(
                    file: program.files[Int(part.file)].path, line: Int(place.line), column: Int(place.column)),
                "\(apps.count) apps start in these sources, \(demos.count) of them in folders for demos, and their launches "
                    + "count as one",
                advice: "leave those out with \(patterns)\(isWhole ? "" : " and so on")")
        ]
    }

    private static let maximumPatterns = 3
    private static let demoWords = ["demo", "example", "sample", "playground"]

    /// Whether a type is where a program begins that has a screen.
    private func isMain(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        guard type.kind != .external, type.kind != .protocol else { return false }
        return program.isMarkedAsMain(symbol)
            && program.allProtocols(of: symbol).contains {
                let name = program.types[$0].name
                return program.isExternal($0)
                    && (AppleClasses.launchProtocols.contains(name) || name == AppleClasses.appProtocol)
            }
    }

    /// The outermost folder of a path that is called after demos or examples.
    private static func demoFolder(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        let index = folders.firstIndex { folder in
            let name = folder.lowercased()
            return demoWords.contains { name.hasSuffix($0) || name.hasSuffix($0 + "s") || name.hasSuffix($0 + "app") }
        }
        return index.map { folders[...$0].joined(separator: "/") }
    }
}

extension Program {
    /// Whether an attribute marks a type as where a program begins: `@main`, `@UIApplicationMain`.
    func isMarkedAsMain(_ symbol: Int) -> Bool {
        types[symbol].parts.contains { part in
            guard mainFiles.contains(part.file) else { return false }
            let file = files[Int(part.file)]
            return file.declarations[part.id].attributes.contains {
                AppleClasses.launchAttributes.contains(file.text($0))
            }
        }
    }

    /// Whether an app of SwiftUI's is one that starts: the one that is marked, one that code names, as `ShopApp.main()`
    /// does, or any where none is marked.
    func mayStart(_ app: Int) -> Bool {
        isMarkedAsMain(app) || isNamedByCode(app) || !types.indices.contains { isMarkedAsMain($0) }
    }

    private func isNamedByCode(_ type: Int) -> Bool {
        let name = identifier(types[type].name)
        return files.indices.contains { number in
            isNamed(name, in: Int32(number))
                && files[number].expressions.contains { expression in
                    guard case .name(let used) = expression else { return false }
                    return identifiers[used, Int32(number)] == name
                }
        }
    }
}
