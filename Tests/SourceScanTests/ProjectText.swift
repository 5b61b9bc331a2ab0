/// Writes project files for tests, in the form that Xcode writes.
struct ProjectText {
    private var objects: [String] = []
    private var main: [String] = []
    private var targets: [String] = []
    private var count = 0

    mutating func identifier() -> String {
        count += 1
        return "ID\(count)"
    }

    @discardableResult
    mutating func object(_ isa: String, _ members: String, id: String? = nil) -> String {
        let id = id ?? identifier()
        objects.append("\(id) /* \(isa) */ = {isa = \(isa); \(members)};")
        return id
    }

    mutating func file(_ path: String, tree: String = "\"<group>\"") -> String {
        object("PBXFileReference", "path = \"\(path)\"; sourceTree = \(tree);")
    }

    mutating func group(_ children: [String], _ members: String = "") -> String {
        object("PBXGroup", "children = (\(children.joined(separator: ", "))); sourceTree = \"<group>\"; \(members)")
    }

    mutating func put(_ ids: String...) {
        main += ids
    }

    @discardableResult
    mutating func target(
        _ name: String, type: String = "application", sources: [String] = [], resources: [String] = [],
        linked: [String] = [], members: String = "", id: String? = nil
    ) -> String {
        var phases: [String] = []
        for (isa, files) in [
            ("PBXSourcesBuildPhase", sources), ("PBXResourcesBuildPhase", resources),
            ("PBXFrameworksBuildPhase", linked),
        ] {
            let built = files.map { object("PBXBuildFile", "fileRef = \($0);") }
            phases.append(object(isa, "files = (\(built.joined(separator: ", ")));"))
        }
        let id = object(
            "PBXNativeTarget",
            "name = \"\(name)\"; productType = \"com.apple.product-type.\(type)\"; "
                + "buildPhases = (\(phases.joined(separator: ", "))); \(members)", id: id)
        targets.append(id)
        return id
    }

    func text(projectMembers: String = "") -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                \(objects.joined(separator: "\n        "))
                MAIN = {isa = PBXGroup; children = (\(main.joined(separator: ", "))); sourceTree = "<group>"; };
                PROJECT = {isa = PBXProject; mainGroup = MAIN; targets = (\(targets.joined(separator: ", "))); \(projectMembers)};
            };
            rootObject = PROJECT;
        }
        """
    }
}
