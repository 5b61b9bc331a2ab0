import Dialects
import NavigationGraph

/// Gives modules their groups and ids.
///
/// A module's folder is the deepest that the components share, with the folders of VIPER's parts ignored; or the one that is
/// called like the module, where most of them lie in it. `GroupFinder` makes groups of these. An id is the name, with the
/// shortest folder path in front that tells namesakes apart; namesakes of one folder have their views in front,
/// `InfoView/Info` and `InfoViewController/Info`.
struct ModuleNamer {
    let program: Program

    /// Folders that hold a part of a module and say nothing about the module.
    static let partFolders: Set<String> = [
        "view", "views", "user interface", "userinterface", "ui", "presenter", "presenters", "interactor",
        "interactors", "router", "routers", "routing", "wireframe", "wireframes", "entity", "entities", "assembly",
        "assemblies", "application logic", "module interface", "manager", "managers", "transition", "interface",
        "interfaces", "protocols", "protocol", "contract", "contracts", "configurator", "builder", "factory", "model",
        "models", "viewcontroller", "viewcontrollers", "controller", "controllers", "service", "services", "data",
        "module", "scene", "viewmodel", "viewmodels",
    ]

    func name(_ map: ModuleMap) {
        var folders: [[String]] = []
        for draft in map.drafts { folders.append(folder(of: draft, map.evaluator.storyboards)) }
        let groups = GroupFinder(folders: folders).groups
        let names = Dictionary(grouping: map.drafts.indices) { map.drafts[$0].name }
        var taken: Set<String> = ["App"]
        // Lower numbers are taken.
        var numbers: [String: Int] = [:]
        for name in names.keys.sorted() {
            let sharing = names[name] ?? []
            var ids = sharing.map { _ in name }
            if sharing.count > 1 || name == "App" {
                ids = distinguished(sharing.map { folders[$0] }, name)
                tellApartByViews(sharing, &ids, map, taken)
            }
            for (index, id) in zip(sharing, ids) {
                var unique = id
                while !taken.insert(unique).inserted {
                    let number = numbers[id, default: 2]
                    unique = "\(number)/\(id)"
                    numbers[id] = number + 1
                }
                map.setIdentity(unique, group: groups[index].joined(separator: "/"), of: index)
            }
        }
    }

    /// Puts the names of their views in front of namesakes that no folder tells apart, and of a module that is called like
    /// the app's start.
    ///
    /// - Parameter taken: ids that others have.
    private func tellApartByViews(_ modules: [Int], _ ids: inout [String], _ map: ModuleMap, _ taken: Set<String>) {
        let alike = Dictionary(grouping: ids.indices) { ids[$0] }
        for (id, positions) in alike.sorted(by: { $0.key < $1.key }) where positions.count > 1 || taken.contains(id) {
            let told = positions.compactMap { position in
                map.drafts[modules[position]].views.first.map { view in
                    let type = program.types[view].name
                    return type == map.drafts[modules[position]].name ? id : "\(type)/\(id)"
                }
            }
            let others = taken.union(ids.indices.filter { !positions.contains($0) }.map { ids[$0] })
            guard Set(told).count == positions.count, others.isDisjoint(with: told) else { continue }
            for (position, name) in zip(positions, told) { ids[position] = name }
        }
    }

    /// The folder of a module: the deepest that its components share.
    private func folder(of draft: ModuleDraft, _ storyboards: StoryboardIndex) -> [String] {
        var shared: [String]?
        // Helpers may lie anywhere, and variants of a navigator in the folders of other flows.
        let leading = draft.components.filter { component in
            [.view, .presenter, .interactor, .wireframe, .router].contains(component.role)
                && program.types[component.symbol].outer == nil
        }
        var places: [[String]] = []
        for component in leading.isEmpty ? draft.components : leading {
            guard let path = path(of: component.symbol, storyboards) else { continue }
            let folders = path.folders.map(String.init)
            places.append(folders)
            shared = shared.map { Array(zip($0, folders).prefix { $0 == $1 }.map(\.0)) } ?? folders
        }
        var folder = shared ?? []
        if let own = self.folder(named: draft.name, ofMost: places), own.count > folder.count { return own }
        while let last = folder.last, Self.partFolders.contains(last.lowercased()) { folder.removeLast() }
        return folder
    }

    /// The folder that is called like the module and holds more than half of its parts, as where all views lie apart.
    private func folder(named name: String, ofMost places: [[String]]) -> [String]? {
        let wanted = GeneratedAccessors.key(name)
        let own = places.compactMap { place in
            place.lastIndex { GeneratedAccessors.key($0) == wanted }.map { Array(place[...$0]) }
        }
        return own.first { candidate in own.count { $0 == candidate } * 2 > places.count }
    }

    /// The file that declares a type; for a class that is not in Swift the storyboard that draws it.
    private func path(of symbol: Int, _ storyboards: StoryboardIndex) -> String? {
        if let part = program.types[symbol].parts.first { return program.files[Int(part.file)].path }
        return storyboards.scenes(ofClass: program.types[symbol].name).first.map {
            storyboards.storyboards[$0.storyboard].path
        }
    }

    /// The name with as many folders in front as it takes to tell them apart.
    private func distinguished(_ folders: [[String]], _ name: String) -> [String] {
        let paths = folders.map { $0.last == name ? Array($0.dropLast()) : $0 }
        let longest = paths.map(\.count).max() ?? 0
        // Namesakes of one folder have no path that tells them apart.
        let places = Set(paths).count
        for length in stride(from: places == 1 ? 0 : 1, through: max(longest, 1), by: 1) {
            let ids = paths.map { ($0.suffix(length) + [name]).joined(separator: "/") }
            if Set(ids).count == places, !ids.contains("App") { return ids }
        }
        return paths.map { ($0 + [name]).joined(separator: "/") }
    }
}
