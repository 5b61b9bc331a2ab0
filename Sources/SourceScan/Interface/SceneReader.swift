import Facts

/// Makes scenes of the elements of an Interface Builder document.
struct SceneReader {
    private let document: InterfaceDocument
    private let controls: ControlReader
    /// The custom classes of all objects that have one, by their ids.
    private let classes: [String: String]
    /// The properties by which objects hold others, by the holder's place and the other's id.
    private let outlets: [Int: [String: String]]

    init(document: InterfaceDocument) {
        self.document = document
        controls = ControlReader(document: document)
        var classes: [String: String] = [:]
        var outlets: [Int: [String: String]] = [:]
        for element in document.elements {
            if let id = element.attributes["id"], let name = element.attributes["customClass"] { classes[id] = name }
            guard element.name == "outlet", let id = element.attributes["destination"],
                let property = element.attributes["property"], let connections = element.parent,
                document.elements[connections].name == "connections",
                let holder = document.elements[connections].parent, outlets[holder]?[id] == nil
            else { continue }
            outlets[holder, default: [:]][id] = property
        }
        self.classes = classes
        self.outlets = outlets
    }

    func storyboardScenes() -> [StoryboardFacts.Scene] {
        var result: [StoryboardFacts.Scene] = []
        for index in document.elements.indices where document.elements[index].name == "scene" {
            let objects = document.children(of: index).filter { document.elements[$0].name == "objects" }
            // A scene has one controller; were there more, each would have all segues.
            if let object = objects.flatMap(document.children).first(where: isController) {
                result.append(scene(object, inside: document.descendants(of: index)))
            }
        }
        return result
    }

    /// One scene, for the File's Owner where it has a class, else for the first controller, else for the owner.
    func xibScenes() -> [StoryboardFacts.Scene] {
        let objects = document.elements.indices.first { document.elements[$0].name == "objects" }
        let tops = objects.map(document.children) ?? []
        let owner = tops.first { document.elements[$0].attributes["placeholderIdentifier"] == "IBFilesOwner" }
        let controller = tops.first { isController($0) }
        let hasClass =
            owner.flatMap { document.elements[$0].attributes["customClass"] }
            .map { $0 != "NSObject" && $0 != "UIResponder" } ?? false
        guard let leading = hasClass ? owner : controller ?? owner else { return [] }
        return [scene(leading, inside: document.elements.indices)]
    }

    private func isController(_ index: Int) -> Bool {
        let element = document.elements[index]
        return element.attributes["sceneMemberID"] == "viewController" || Self.element(element.name) != nil
    }

    private static func element(_ name: String) -> StoryboardFacts.Scene.Element? {
        switch name {
        case "placeholder": nil
        case "pagecontroller": .pageViewController
        default: StoryboardFacts.Scene.Element(rawValue: name).flatMap { $0 == .owner ? nil : $0 }
        }
    }

    private func scene(_ index: Int, inside range: Range<Int>) -> StoryboardFacts.Scene {
        let element = document.elements[index]
        let attributes = element.attributes
        let isOwner = element.name == "placeholder"
        var scene = StoryboardFacts.Scene(
            object: attributes["id"] ?? "",
            // Controllers of frameworks that are not listed behave as any view controller does.
            element: isOwner ? .owner : Self.element(element.name) ?? .viewController,
            customClass: attributes["customClass"], customModule: attributes["customModule"],
            storyboardIdentifier: attributes["storyboardIdentifier"],
            referencedStoryboard: attributes["storyboardName"],
            referencedIdentifier: attributes["referencedIdentifier"],
            title: title(of: index), line: element.line)
        for member in range {
            switch document.elements[member].name {
            case "segue": scene.segues += segue(member, of: index).map { [$0] } ?? []
            case "action": scene.actions += action(member, of: index).map { [$0] } ?? []
            default: break
            }
        }
        return scene
    }

    private func title(of index: Int) -> String? {
        let bars = document.children(of: index).filter {
            ["navigationItem", "tabBarItem"].contains(document.elements[$0].name)
        }
        let titles = ([index] + bars).map { document.elements[$0].attributes["title"] }
        return titles.lazy.compactMap { $0 }.first { !$0.isEmpty }
    }

    private func segue(_ index: Int, of controller: Int) -> StoryboardFacts.Segue? {
        let element = document.elements[index]
        let attributes = element.attributes
        guard let destination = attributes["destination"] else { return nil }
        let kind = attributes["kind"].map { StoryboardFacts.Segue.Kind(rawValue: $0) ?? .custom } ?? .show
        return StoryboardFacts.Segue(
            object: attributes["id"] ?? "", kind: kind, identifier: attributes["identifier"], destination: destination,
            relationship: attributes["relationship"], customClass: attributes["customClass"],
            modalPresentationStyle: attributes["modalPresentationStyle"], unwindAction: attributes["unwindAction"],
            // Nobody touches what a controller simply contains.
            trigger: kind == .embed || kind == .relationship ? nil : control(of: index, in: controller),
            line: element.line, column: element.column)
    }

    private func action(_ index: Int, of controller: Int) -> StoryboardFacts.Action? {
        let element = document.elements[index]
        guard let selector = element.attributes["selector"] else { return nil }
        var receiver: String?
        if let id = element.attributes["destination"], id != document.elements[controller].attributes["id"] {
            receiver = classes[id]
        }
        return StoryboardFacts.Action(
            selector: selector, event: element.attributes["eventType"], control: control(of: index, in: controller),
            receiver: receiver, line: element.line, column: element.column)
    }

    /// The object whose connections the element is among; nil for the controller itself.
    private func control(of index: Int, in controller: Int) -> StoryboardFacts.Control? {
        guard let connections = document.elements[index].parent, let object = document.elements[connections].parent,
            object != controller, document.elements[object].name != "placeholder"
        else { return nil }
        var control = controls.control(object)
        control.outlet = document.elements[object].attributes["id"].flatMap { outlets[controller]?[$0] }
        return control
    }
}
