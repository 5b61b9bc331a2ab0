import Facts

/// What stands on what the user touches.
extension OriginFinder {
    /// What stands on the control whose method is called, or whose property is set.
    func title(ofReceiver callee: ExpressionID, in place: FunctionRef) -> String? {
        guard case .member(let base?, _) = program.files[Int(place.file)].expressions[callee] else { return nil }
        return title(of: base, in: place)
    }

    func title(of control: ExpressionID, in place: FunctionRef) -> String? {
        let files = program.owner(of: place).map { self.files(around: place, $0) } ?? []
        return titles.title(of: control, in: place, files)
    }

    /// The words of a button of SwiftUI: `Button("Help") { … }`.
    func heading(_ arguments: [Argument], _ facts: SwiftFacts) -> Argument? {
        guard let first = arguments.first, first.label == nil else { return nil }
        if case .closure = facts.expressions[first.value] { return nil }
        return first
    }

    /// Of which class `.init(title: "Leave", style: .destructive) { … }` is; nil where the labels do not tell.
    func implicitClass(_ arguments: [Argument], _ facts: SwiftFacts) -> String? {
        arguments.prefix(2).map { facts.label($0) } == ["title", "style"] ? "UIAlertAction" : nil
    }
}
