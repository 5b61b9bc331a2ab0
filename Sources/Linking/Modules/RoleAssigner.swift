import Dialects
import Facts
import NavigationGraph

/// Gives the program's types the roles that their names and superclasses suggest.
///
/// A view controller is a view whatever its name says; a type named like a view that shows nothing is none.
struct RoleAssigner {
    struct Reading {
        var symbol: Int
        var stem: String
        var role: Role
    }

    let program: Program
    let names: RoleNames

    func readings() -> [Reading] {
        let found = program.types.indices.compactMap { symbol -> Reading? in
            let type = program.types[symbol]
            guard type.kind != .external, type.kind != .protocol, !program.isOfStandIn(symbol) else { return nil }
            return reading(of: symbol)
        }
        let stems = Set(found.lazy.filter { $0.role != .view && $0.role != .presenter }.map(\.stem))
        let parts = Set(found.lazy.filter { $0.role != .view }.map(\.stem))
        let views = Set(found.lazy.filter { $0.role == .view }.map(\.stem))
        return found.map { withLayout(withoutView($0, among: stems, views), among: parts) }
    }

    /// `ShelfCollectionViewController` is the view of `ShelfCollection` where parts have that name and none has `Shelf`.
    private func withLayout(_ reading: Reading, among stems: Set<String>) -> Reading {
        guard reading.role == .view, !stems.contains(reading.stem) else { return reading }
        let name = program.types[reading.symbol].name
        for layout in Self.layouts where name == reading.stem + layout + Self.controller {
            var longer = reading
            longer.stem += layout
            if stems.contains(longer.stem) { return longer }
        }
        return reading
    }

    private static let layouts = ["Collection", "Table"]
    private static let controller = "ViewController"

    /// `TopViewPresenter` is the presenter of `Top` where a router, an interactor or a view has that name and none is of
    /// `TopView`.
    private func withoutView(_ reading: Reading, among stems: Set<String>, _ views: Set<String>) -> Reading {
        guard reading.role == .presenter, reading.stem.hasSuffix(Self.view), !stems.contains(reading.stem) else {
            return reading
        }
        var shorter = reading
        shorter.stem.removeLast(Self.view.count)
        let isViews = views.contains(shorter.stem) && !views.contains(reading.stem)
        return stems.contains(shorter.stem) || isViews ? shorter : reading
    }

    private static let view = "View"

    func reading(of symbol: Int) -> Reading? {
        let type = program.types[symbol]
        let outer = type.outer.map { program.types[$0].name } ?? target(of: symbol)
        // In a namespace `Login`, `ViewController` is the controller of `Login` and not of `View`.
        let bare = outer == nil ? nil : names.role(named: type.name).map { (stem: "", role: $0) }
        let named = bare ?? names.reading(of: nameOfDefault(symbol) ?? type.name) ?? readingOfInterface(symbol)
        if program.inherits(symbol, from: "UIViewController") {
            guard !isHostOfAnyView(symbol) else { return nil }
            guard let named, named.role == .view else { return Reading(symbol: symbol, stem: type.name, role: .view) }
            return Reading(symbol: symbol, stem: stem(named.stem, outer), role: .view)
        }
        guard let named else { return unnamedView(symbol) }
        guard !isWithoutScreens(symbol), !isLibrarysCoordinator(symbol) else { return nil }
        if named.role == .view {
            let isView = program.inherits(symbol, from: "UIView") || program.isSwiftUIView(symbol)
            guard isView, !type.name.hasSuffix("Controller") else { return nil }
        }
        let stem = stem(named.stem, outer)
        return stem.isEmpty ? nil : Reading(symbol: symbol, stem: stem, role: named.role)
    }

    /// Whether a class puts any view of SwiftUI into UIKit (`final class HostingController<Content: View>:
    /// UIHostingController<Content>`): it is the view of none of the modules that show theirs in one. One that presenters know
    /// by a protocol of the program's is a view like others.
    func isHostOfAnyView(_ symbol: Int) -> Bool {
        guard !program.types[symbol].generics.isEmpty,
            program.types[symbol].protocols.allSatisfy({ program.isExternal($0) || program.isOfStandIn($0) }),
            program.inherits(symbol, from: SwiftUIViews.hosting.name),
            case .generic? = program.types[symbol].superclassArguments.first
        else { return false }
        return true
    }

    /// A view of SwiftUI that is called like its module and nothing else: `Garden` of a `GardenPresenter`.
    private func unnamedView(_ symbol: Int) -> Reading? {
        let name = program.types[symbol].name
        guard program.isSwiftUIView(symbol),
            names.suffixes.contains(where: { suffix in
                suffix.role == .presenter && program.topLevelTypes[program.identifier(name + suffix.text)] != nil
            })
        else { return nil }
        return Reading(symbol: symbol, stem: name, role: .view)
    }

    /// The folder of a type that bears a role's name and nothing else, as types of other folders do: a target for each
    /// module is a namespace, and its types need no name of their own.
    private func target(of symbol: Int) -> String? {
        let name = program.types[symbol].name
        // Few types share a name.
        guard program.types[symbol].outer == nil, let sharing = program.topLevelTypes[program.identifier(name)],
            sharing.count > 1, sharing.count(where: { !program.isOfStandIn($0) }) > 1,
            names.suffixes.contains(where: { $0.text == name }), let part = program.types[symbol].parts.first
        else { return nil }
        return program.files[Int(part.file)].path.folders.last {
            !ModuleNamer.partFolders.contains($0.lowercased()) && !Self.rootFolders.contains($0)
        }
        .map(String.init)
    }

    /// The folders in which a target keeps its sources.
    private static let rootFolders: Set<Substring> = ["Source", "Sources", "Classes", "Code"]

    /// `LoginWireframe` of a `DefaultLoginWireframe`, or a `LoginDefaultWireframe`, that conforms to it or inherits from it.
    private func nameOfDefault(_ symbol: Int) -> String? {
        let name = program.types[symbol].name
        guard name.holds(Self.byDefault), let word = name.firstRange(of: Self.byDefault) else { return nil }
        let rest = name[..<word.lowerBound] + name[word.upperBound...]
        return program.ancestry(of: symbol).lazy.map { program.types[$0].name }.first { $0 == rest }
    }

    private static let byDefault = "Default"

    /// The stem and the role of the navigator's protocol that a class conforms to whose own name goes on behind the
    /// role's word: `FeedRouterPhone`, and `FeedSplitRouterPad`, of a `FeedRouter`. Such classes are a module's
    /// navigator on one device each; a coordinator's protocol tells nothing of a module.
    private func readingOfInterface(_ symbol: Int) -> (stem: String, role: Role)? {
        let type = program.types[symbol]
        // Most types have nothing of a navigator in their names.
        guard type.kind == .class || type.kind == .struct, !TestDoubles.isNamed(type.name),
            names.suffixes.contains(where: { $0.role.navigates && type.name.holds($0.text) })
        else { return nil }
        for interface in program.allProtocols(of: symbol) where program.types[interface].kind == .protocol {
            let name = bareName(ofInterface: program.types[interface].name)
            guard !RoleNames.isCoordinator(name), let reading = names.reading(of: name), !reading.stem.isEmpty,
                reading.role.navigates, type.name.hasPrefix(reading.stem),
                String(type.name.dropFirst(reading.stem.count)).holds(String(name.dropFirst(reading.stem.count)))
            else { continue }
            return reading
        }
        return nil
    }

    /// `FeedRouter` of `FeedRouterProtocol`.
    private func bareName(ofInterface name: String) -> String {
        let ending = names.interfaceSuffixes.first { name.hasSuffix($0) }
        return ending.map { String(name.dropLast($0.count)) } ?? name
    }

    /// Whether a coordinator coordinates something else than screens, such as stores: none of its files sees UIKit or
    /// SwiftUI, and it inherits nothing that might.
    private func isWithoutScreens(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        guard RoleNames.isCoordinator(type.name), type.superclass == nil else { return false }
        return type.parts.allSatisfy { part in
            let file = program.files[Int(part.file)]
            return !file.imports.contains { Self.screenFrameworks.contains(file.text($0)) }
        }
    }

    /// Whether a class inherits from a library's coordinator: many screens lead on through one of those, which is part of
    /// none of them.
    private func isLibrarysCoordinator(_ symbol: Int) -> Bool {
        program.lineage(of: symbol).contains {
            program.isOfStandIn($0) && program.isCoordinator($0)
        }
    }

    private static let screenFrameworks: Set<String> = ["UIKit", "SwiftUI"]

    private func stem(_ stem: String, _ outer: String?) -> String { stem.isEmpty ? outer ?? "" : stem }
}
