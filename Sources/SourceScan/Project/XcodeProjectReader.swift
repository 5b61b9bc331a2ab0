/// Reads one `project.pbxproj`.
///
/// The file is a table of objects that name one another by identifiers. It may name anything at all, so every step
/// looks an object up afresh and no group is entered twice.
struct XcodeProjectReader {
    private typealias Object = PropertyListTable

    private let objects: PropertyListTable
    private let path: String
    private let root: FolderPath
    /// The folder that `SOURCE_ROOT` stands for.
    private let sourceRoot: FolderPath
    private let links: [String: String]
    private let project: Object
    private let synchronizedFolders: [String]
    /// Where the objects of the group tree lie.
    private var places: [String: FolderPath] = [:]

    /// - Parameters:
    ///   - path: the path of the file relative to the root.
    ///   - location: the tree's `location`.
    ///   - links: the listing's `links`.
    /// - Throws: where the bytes are not a project.
    static func read(
        bytes: [UInt8], path: String, location: [String], links: [String: String] = [:]
    ) throws(PropertyListFault) -> XcodeProject {
        let list = try PropertyList.read(bytes)
        guard var reader = XcodeProjectReader(list, path: path, root: FolderPath(location), links: links) else {
            throw .unexpected
        }
        reader.placeGroups()
        return reader.read()
    }

    private init?(_ list: PropertyListValue, path: String, root: FolderPath, links: [String: String]) {
        guard let objects = list["objects"]?.table, let id = list["rootObject"]?.text,
            case .table(let project) = objects[id]
        else { return nil }
        // …/App.xcodeproj/project.pbxproj lies two levels below the folder that the project's paths begin in.
        guard let folder = root.appending(path)?.appending("../..") else { return nil }
        self.objects = objects
        self.path = path
        self.root = root
        self.links = links
        self.project = project
        synchronizedFolders = objects.byName.filter {
            $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
        }.keys.sorted()
        sourceRoot = folder.appending(project["projectDirPath"]?.text ?? "") ?? folder
    }

    private func read() -> XcodeProject {
        let folder = root.appending(path)?.appending("../..") ?? FolderPath([])
        let name = path.split(separator: "/").dropLast().last.map { $0.dropLast(".xcodeproj".count) } ?? ""
        return XcodeProject(
            name: String(name), path: path, folder: folder.relative(to: root) ?? "",
            targets: targetIDs.compactMap(target))
    }

    /// Each once, however often the project lists it.
    private var targetIDs: [String] {
        var seen: Set<String> = []
        return identifiers("targets", of: project).filter { seen.insert($0).inserted }
    }

    private func object(_ id: String?) -> Object? {
        id.flatMap { objects[$0] }.flatMap { if case .table(let object) = $0 { object } else { nil } }
    }

    private func identifiers(_ key: String, of object: Object) -> [String] {
        object[key]?.list.compactMap(\.text) ?? []
    }

    private func kind(of object: Object) -> String {
        object["isa"]?.text ?? ""
    }
}

// MARK: - Groups

extension XcodeProjectReader {
    private mutating func placeGroups() {
        var open: [(id: String, parent: FolderPath?)] = []
        if let main = project["mainGroup"]?.text { open.append((main, sourceRoot)) }
        var seen: Set<String> = []
        seen.reserveCapacity(objects.members.count)
        places.reserveCapacity(objects.members.count)
        while let (id, parent) = open.popLast() {
            guard seen.insert(id).inserted, let object = object(id) else { continue }
            let place = place(of: object, in: parent)
            places[id] = place
            open += identifiers("children", of: object).map { ($0, place) }
        }
    }

    /// Where a group or file lies; nil in folders that are known to Xcode alone, and outside of what may be looked into.
    private func place(of object: Object, in parent: FolderPath?) -> FolderPath? {
        let path = object["path"]?.text ?? ""
        switch object["sourceTree"]?.text {
        case "<group>", nil: return parent?.appending(path)
        case "SOURCE_ROOT": return sourceRoot.appending(path)
        // An absolute path holds on one machine only, and a graph must not depend on the machine.
        default: return nil
        }
    }

    /// The path below the root, through symbolic links; empty for the root itself.
    private func relative(_ place: FolderPath) -> String? {
        guard let path = place.relative(to: root) else { return nil }
        if links.isEmpty { return path }
        for end in path.utf8.indices where path.utf8[end] == UInt8(ascii: "/") {
            if let target = links[String(path[..<end])] { return target + path[end...] }
        }
        return links[path] ?? path
    }
}

// MARK: - Targets

extension XcodeProjectReader {
    private func target(_ id: String) -> XcodeProject.Target? {
        guard let object = object(id), let name = object["name"]?.text else { return nil }
        var target = XcodeProject.Target(
            name: name, kind: XcodeProjectReader.kind(of: object["productType"]?.text ?? ""))
        target.product = product(of: object)
        for id in identifiers("buildPhases", of: object) {
            guard let phase = self.object(id) else { continue }
            switch kind(of: phase) {
            case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
                let files = identifiers("files", of: phase)
                target.files.reserveCapacity(target.files.count + files.count)
                for file in files { add(file, to: &target.files) }
            case "PBXFrameworksBuildPhase":
                target.dependencies.formUnion(identifiers("files", of: phase).compactMap(linkedTarget))
            default: break
            }
        }
        target.folders = folders(of: id, target: object)
        target.dependencies.formUnion(identifiers("dependencies", of: object).compactMap(dependency))
        target.launch = launch(of: object)
        return target
    }

    private static func kind(of productType: String) -> XcodeProject.Target.Kind {
        let type = productType.hasPrefix("com.apple.product-type.") ? productType.dropFirst(23) : productType[...]
        if type.hasPrefix("bundle.ui-testing") { return .uiTests }
        if type.hasPrefix("bundle.unit-test") || type.hasPrefix("bundle.ocunit-test") { return .unitTests }
        if type.contains("extension") { return .appExtension }
        if type.hasPrefix("application") { return .application }
        return type.hasPrefix("framework") ? .framework : .other
    }

    private func product(of target: Object) -> String? {
        guard let reference = object(target["productReference"]?.text),
            let path = reference["path"]?.text, !path.contains("$")
        else { return nil }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }

    private func add(_ buildFile: String, to files: inout Set<String>) {
        guard let id = object(buildFile)?["fileRef"]?.text, let reference = object(id) else { return }
        // A localised file is a group of one file for each language.
        let kind = kind(of: reference)
        let isGroup = kind == "PBXVariantGroup" || kind == "XCVersionGroup"
        for file in isGroup ? identifiers("children", of: reference) : [id] {
            if let place = places[file], let path = relative(place), !path.isEmpty { files.insert(path) }
        }
    }

    private func folders(of id: String, target: Object) -> [XcodeProject.SynchronizedFolder] {
        let taken = Set(identifiers("fileSystemSynchronizedGroups", of: target))
        return synchronizedFolders.compactMap { group in
            guard let object = object(group), let place = places[group],
                let path = relative(place) ?? (place.holds(root) ? "" : nil)
            else { return nil }
            var folder = XcodeProject.SynchronizedFolder(path: path, takesAll: taken.contains(group))
            for set in identifiers("exceptions", of: object).compactMap(self.object)
            where kind(of: set) == "PBXFileSystemSynchronizedBuildFileExceptionSet" && set["target"]?.text == id {
                for exception in identifiers("membershipExceptions", of: set) {
                    if exception.hasPrefix("/Localized: ") {
                        folder.localizedExceptions.insert(String(exception.dropFirst("/Localized: ".count)))
                    } else if let file = place.appending(exception).flatMap(relative) {
                        folder.exceptions.insert(file)
                    }
                }
            }
            let isUsed = folder.takesAll || !folder.exceptions.isEmpty || !folder.localizedExceptions.isEmpty
            return isUsed ? folder : nil
        }
    }

    private func dependency(_ id: String) -> String? {
        guard let dependency = object(id) else { return nil }
        if let target = object(dependency["target"]?.text) { return target["name"]?.text }
        return object(dependency["targetProxy"]?.text)?["remoteInfo"]?.text ?? dependency["name"]?.text
    }

    /// The target whose product a phase links, which Xcode builds first without being told to.
    private func linkedTarget(_ buildFile: String) -> String? {
        guard let id = object(buildFile)?["fileRef"]?.text else { return nil }
        return targetIDs.lazy.compactMap(object)
            .first { $0["productReference"]?.text == id }?["name"]?.text
    }
}

// MARK: - Build settings

extension XcodeProjectReader {
    private func launch(of target: Object) -> XcodeProject.LaunchSettings {
        var lists: Set<String> = []
        var storyboards: Set<String> = []
        let configurations =
            object(target["buildConfigurationList"]?.text)
            .map { identifiers("buildConfigurations", of: $0) } ?? []
        for settings in configurations.compactMap({ object($0)?["buildSettings"]?.table.byName }) {
            if let path = settings["INFOPLIST_FILE"]?.text, let file = settingsPath(path) { lists.insert(file) }
            for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_UIMainStoryboardFile") {
                if let name = value.text, !name.isEmpty { storyboards.insert(name) }
            }
        }
        return XcodeProject.LaunchSettings(informationLists: lists.sorted(), mainStoryboards: storyboards.sorted())
    }

    /// The file that a path in a build setting stands for; nil where it needs other settings.
    private func settingsPath(_ text: String) -> String? {
        var path = text[...]
        for variable in ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]
        where path.hasPrefix(variable) {
            path = path.dropFirst(variable.count)
        }
        guard !path.contains("$") else { return nil }
        return sourceRoot.appending(String(path)).flatMap(relative)
    }
}
