/// What the scanned app is called.
enum ApplicationName {
    /// The product of the only application among the targets that count, or of the chosen one; else the name of the
    /// outermost project with an application, else the folder's name.
    static func choose(projects: [XcodeProject], target: String?, folder: String) -> String {
        let outermost = projects.sorted { (depth($0), $0.path) < (depth($1), $1.path) }
        if let target {
            let chosen = outermost.flatMap(\.targets).first { $0.name == target }
            return chosen?.product ?? target
        }
        let project = outermost.first { $0.targets.contains { $0.kind == .application } }
        guard let project else { return folder }
        let applications = project.targets.filter { $0.kind == .application }
        if applications.count == 1, let only = applications.first { return only.product ?? only.name }
        return project.name
    }

    /// Projects above the root come first, the nearest of them first of all.
    private static func depth(_ project: XcodeProject) -> Int {
        project.path.split(separator: "/").count
    }
}
