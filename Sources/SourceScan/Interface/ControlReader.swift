import Facts

/// Tells what the user reads on a control.
struct ControlReader {
    private let document: InterfaceDocument
    /// The views that gesture recognisers are attached to, by the recognisers' ids.
    private let touched: [String: Int]

    init(document: InterfaceDocument) {
        self.document = document
        var touched: [String: Int] = [:]
        for element in document.elements
        where element.name == "outletCollection" && element.attributes["property"] == "gestureRecognizers" {
            guard let id = element.attributes["destination"], touched[id] == nil else { continue }
            touched[id] = element.parent.flatMap { document.elements[$0].parent }
        }
        self.touched = touched
    }

    /// What was found about elements; one may have thousands of actions.
    private let known = Known()

    private final class Known {
        var controls: [Int: StoryboardFacts.Control] = [:]
    }

    func control(_ index: Int) -> StoryboardFacts.Control {
        if let control = known.controls[index] { return control }
        let control = findControl(index)
        known.controls[index] = control
        return control
    }

    private func findControl(_ index: Int) -> StoryboardFacts.Control {
        let element = document.elements[index]
        let title = ownTitle(index) ?? titleInside(index)
        if title == nil, let id = element.attributes["id"], let view = touched[id] {
            return StoryboardFacts.Control(element: element.name, title: ownTitle(view) ?? titleInside(view))
        }
        return StoryboardFacts.Control(element: element.name, title: title)
    }

    private func ownTitle(_ index: Int) -> String? {
        let element = document.elements[index]
        let inner = document.children(of: index)
        let states = inner.filter {
            let state = document.elements[$0]
            return state.name == "state" && state.attributes["key"] == "normal"
                || state.name == "buttonConfiguration"
        }
        for candidate in [index] + states {
            if let title = text(document.elements[candidate].attributes["title"]) { return title }
            if let title = string(keyed: "title", in: candidate) ?? attributed(in: candidate) { return title }
        }
        if let title = text(element.attributes["text"]) ?? string(keyed: "text", in: index) { return title }
        if let title = text(element.attributes["placeholder"]) { return title }
        let spoken = inner.filter { document.elements[$0].name == "accessibility" }
        return spoken.lazy.compactMap { text(document.elements[$0].attributes["label"]) }.first
            ?? text(element.attributes["systemItem"])
    }

    /// What the first label or button inside says, as cells and views have it.
    private func titleInside(_ index: Int) -> String? {
        document.descendants(of: index).lazy
            .filter { ["label", "button"].contains(document.elements[$0].name) }
            .compactMap(ownTitle).first
    }

    /// A title of more than one line or with characters that an attribute cannot hold is an element of its own.
    private func string(keyed key: String, in index: Int) -> String? {
        document.children(of: index).lazy.map { document.elements[$0] }
            .filter { ["string", "mutableString"].contains($0.name) && $0.attributes["key"] == key }
            .compactMap { text($0.text) }.first
    }

    private func attributed(in index: Int) -> String? {
        let strings = document.children(of: index).filter { document.elements[$0].name == "attributedString" }
        let fragments = strings.flatMap(document.children).filter { document.elements[$0].name == "fragment" }
        return text(
            fragments.map { fragment in
                document.elements[fragment].attributes["content"] ?? string(keyed: "content", in: fragment) ?? ""
            }.joined())
    }

    /// What Interface Builder writes on a new control, until somebody writes what it is for.
    private static let placeholders: Set<String> = ["Button", "Label", "Item"]

    /// On one line, without space around it; nil where nothing is left, or nobody wrote it.
    private func text(_ raw: String?) -> String? {
        let words = raw?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
        return words.isEmpty || Self.placeholders.contains(words) ? nil : words
    }
}
