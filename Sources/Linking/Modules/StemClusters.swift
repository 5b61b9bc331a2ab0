import Facts
import NavigationGraph

/// Divides types of one stem among the modules that share it.
struct StemClusters {
    let program: Program

    /// Types of one stem belong to several modules when several of them are views of one and the same name.
    func clusters(of readings: [RoleAssigner.Reading]) -> [[RoleAssigner.Reading]] {
        let seeds = duplicates(readings, .view) ?? duplicates(readings, .presenter)
        guard let seeds, seeds.count > 1, !sharesView(readings) else { return withoutOtherApps(readings) }
        var found: [[RoleAssigner.Reading]] = seeds.map { [$0] }
        // The nearest seed: of the same enclosing type before all others, then by folders, then the first.
        let anywhere = homonyms(Array(seeds.indices), seeds)
        let within = Dictionary(grouping: seeds.indices) { program.types[seeds[$0].symbol].outer }
            .mapValues { homonyms($0, seeds) }
        let seeded = Set(seeds.map(\.symbol))
        for reading in readings where !seeded.contains(reading.symbol) {
            let near = within[program.types[reading.symbol].outer] ?? anywhere
            if let best = near.nearest(to: path(of: reading) ?? "") { found[best].append(reading) }
        }
        return found
    }

    /// Views of SwiftUI that lie in no folder with any other part, where a controller and its other parts do lie together,
    /// are another app's, as where one repository has an app for phones and one for televisions.
    private func withoutOtherApps(_ readings: [RoleAssigner.Reading]) -> [[RoleAssigner.Reading]] {
        let views = readings.filter { $0.role == .view }
        guard views.count > 1, readings.count > 2,
            let controller = views.first(where: { program.inherits($0.symbol, from: "UIViewController") })
        else { return [readings] }
        let apart = views.filter { view in
            program.isSwiftUIView(view.symbol)
                && readings.allSatisfy { $0.symbol == view.symbol || !liesTogether($0, view) }
        }
        let rest = readings.filter { part in !apart.contains { $0.symbol == part.symbol } }
        guard !apart.isEmpty,
            rest.contains(where: { $0.symbol != controller.symbol && liesTogether($0, controller) })
        else { return [readings] }
        return [rest] + apart.map { [$0] }
    }

    private func liesTogether(_ part: RoleAssigner.Reading, _ other: RoleAssigner.Reading) -> Bool {
        guard let one = path(of: part), let two = path(of: other) else { return false }
        return sharedFolders(one, two) > 0
    }

    private func homonyms(_ indices: [Int], _ seeds: [RoleAssigner.Reading]) -> Homonyms {
        Homonyms(indices.map { ($0, path(of: seeds[$0])) })
    }

    /// The file that declares a type; nil for one that no file of the program does.
    private func path(of reading: RoleAssigner.Reading) -> String? {
        program.types[reading.symbol].parts.first.map { program.files[Int($0.file)].path }
    }

    /// Presenters of one name over one view are variants of one module.
    private func sharesView(_ readings: [RoleAssigner.Reading]) -> Bool {
        duplicates(readings, .view) == nil && readings.contains { $0.role == .view }
    }

    private func duplicates(_ readings: [RoleAssigner.Reading], _ role: Role) -> [RoleAssigner.Reading]? {
        let byName = Dictionary(grouping: readings.filter { $0.role == role }) { program.types[$0.symbol].name }
        return byName.values.filter { $0.count > 1 }.max {
            ($0.count, program.types[$1[0].symbol].name) < ($1.count, program.types[$0[0].symbol].name)
        }
    }
}
