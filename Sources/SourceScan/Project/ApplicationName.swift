/// What the scanned app is called.
enum ApplicationName {
    /// The product of the only application among the targets that count, or of the chosen one; else the name of the
    /// outermost project with an application, else the folder's name. Of several such projects in folders side by side
    /// it is the one whose applications compile most: the others are demos and tools.
    ///
    /// - Parameter files: the paths of the files that were found, asked for where several projects have applications.
    static func choose(
        projects: [XcodeProject], target: String?, folder: String, files: @autoclosure () -> [String]
    ) -> String {
        let outermost = projects.sorted { (depth($0), $0.path) < (depth($1), $1.path) }
        if let target {
            let chosen = outermost.flatMap(\.targets).first { $0.name == target }
            return chosen?.product ?? target
        }
        let withApplications = outermost.filter { $0.targets.contains { $0.kind == .application } }
        guard let first = withApplications.first else { return folder }
        let project = largest(of: withApplications.filter { depth($0) == depth(first) }, files) ?? first
        let applications = project.targets.filter { $0.kind == .application }
        if applications.count == 1, let only = applications.first { return only.product ?? only.name }
        return project.name
    }

    /// The first of those whose applications have most of the files.
    private static func largest(of projects: [XcodeProject], _ files: () -> [String]) -> XcodeProject? {
        guard projects.count > 1 else { return projects.first }
        let files = files()
        let sizes = projects.map { project in
            let applications = project.targets.filter { $0.kind == .application }
            return files.count { file in applications.contains { $0.contains(file) } }
        }
        return zip(projects, sizes).max { $0.1 < $1.1 || $0.1 == $1.1 && $0.0.path > $1.0.path }?.0
    }

    /// Projects above the root come first, the nearest of them first of all.
    private static func depth(_ project: XcodeProject) -> Int {
        project.path.split(separator: "/").count
    }
}
