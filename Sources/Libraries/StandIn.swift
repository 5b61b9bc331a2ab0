import Facts
import SourceScan

/// A library that routers are written with and whose sources are seldom in the scan, as the Swift that does with
/// screens what the library does.
///
/// It is linked like a file of the app, so that what a router asks of the library is followed as a helper of the app
/// would be. It takes no part in what is published: a route is proven by the app's own call of the library.
struct StandIn: Sendable {
    /// The names by which files import the library.
    let modules: Set<String>
    /// A type of the library's that teams copy under a module name of their own and give its old name:
    /// `typealias RouterView = OurRouting.RouterView`. The library's page stands for such a copy too.
    var copiedType: String?
    /// A type that only the library itself declares: where a file of the scan does, the library's own source is followed.
    let ownType: String
    /// The Swift of it, in UTF-8.
    let source: [UInt8]
    /// What else stands for the library in an app, as Swift; it depends on what the app declares.
    var expansion: (@Sendable (DeclaredTypes) -> String)?

    static let all: [StandIn] = [
        // https://github.com/SpectralDragon/LightRoute
        StandIn(
            modules: ["LightRoute", "LiteRoute"], ownType: "TransitionNode",
            source: PackageResources.LightRoute_swift_txt),
        // https://github.com/avito-tech/Marshroute
        StandIn(modules: ["Marshroute"], ownType: "RouterSeed", source: PackageResources.Marshroute_swift_txt),
        // https://github.com/uber/RIBs-iOS, and https://github.com/DevYeom/ModernRIBs with Combine
        StandIn(
            modules: ["RIBs", "ModernRIBs"], ownType: "ViewableRouting", source: PackageResources.RIBs_swift_txt),
        // https://github.com/uber/needle, with which many apps of RIBs make their units
        StandIn(
            modules: ["NeedleFoundation"], ownType: "BootstrapComponent",
            source: PackageResources.Needle_swift_txt),
        // https://github.com/RxSwiftCommunity/RxFlow
        StandIn(modules: ["RxFlow"], ownType: "FlowContributors", source: PackageResources.RxFlow_swift_txt),
        // https://github.com/ferranabello/Viperit
        StandIn(
            modules: ["Viperit"], ownType: "ViperitModule", source: PackageResources.Viperit_swift_txt,
            expansion: { ViperitModules(types: $0).source }),
        // https://github.com/quickbirdstudios/XCoordinator
        StandIn(
            modules: ["XCoordinator"], ownType: "NavigationCoordinator",
            source: PackageResources.XCoordinator_swift_txt,
            // The protocol's name, which many apps have for something of their own.
            expansion: { $0["Router"] == nil ? "public typealias Router = AnyCoordinator\n" : "" }),
        // https://github.com/SwiftfulThinking/SwiftfulRouting
        StandIn(
            modules: ["SwiftfulRouting"], copiedType: "RouterView", ownType: "RouterView",
            source: PackageResources.SwiftfulRouting_swift_txt,
            // Older versions, and copies, call the router's protocol so; most apps of VIPER have one of their own.
            expansion: { $0["Router"] == nil ? "public typealias Router = AnyRouter\n" : "" }),
    ]

    /// Whether an app uses the library.
    ///
    /// - Parameter names: what its files import.
    func isImported(as names: Set<String>, by files: [SwiftFacts]) -> Bool {
        !modules.isDisjoint(with: names) || copiedType != nil && files.contains { self.names($0) }
    }

    /// Whether a file gives a type of a copy its old name.
    private func names(_ file: SwiftFacts) -> Bool {
        guard let copiedType else { return false }
        return file.globalAliases.contains { alias in
            guard file.text(alias.name) == copiedType, case .member(_, let name, _) = file.types[Int(alias.type.index)]
            else { return false }
            return file.text(name) == copiedType
        }
    }

    /// The files that stand for the library.
    func facts(_ types: DeclaredTypes) -> [SwiftFacts] {
        var sources = [source]
        if let more = expansion?(types), !more.isEmpty { sources.append(Array(more.utf8)) }
        return sources.enumerated().map { number, bytes in
            SwiftFactReader.read(bytes: bytes, path: SwiftFacts.standInPath(modules, number)).facts
        }
    }
}
