import Dialects
import Facts

extension OriginFinder {
    /// What runs a method without any code, though code calls it as well: a text field that does what its button does.
    func own(_ function: FunctionRef, beside found: [Origin]) -> [Origin] {
        if isInterfaceAction(function) {
            let isWired = found.contains { origin in
                if case .event = origin { return true }
                return false
            }
            return isWired || isDrawn(function) ? [] : [.system(.action)]
        }
        return isNamedAfterSender(function) && isAnswer(function) ? [.system(.delegate)] : []
    }

    /// Whether all code that calls a function is launch code: a service that passes on the link that the app is opened with.
    func isRunByLaunchAlone(_ function: FunctionRef) -> Bool {
        let callers = sites.sites(of: function)
        return !callers.isEmpty && callers.allSatisfy { modules.isLaunch($0.function) }
    }

    /// How many functions may call one another between a handler and what it has done.
    private static let maximumCalls = 4

    /// Whether the system alone runs a function, to enter the app by a notification or a link that the user opens: the
    /// function handles that, or nothing but such handlers calls it. No screen has any part in it.
    func isRunByEntriesAlone(_ function: FunctionRef, depth: Int = 0) -> Bool {
        if EntryHandlers.methods[program.fullName(function)] != nil { return true }
        let callers = sites.sites(of: function)
        return depth < Self.maximumCalls && !callers.isEmpty
            && callers.allSatisfy { isRunByEntriesAlone(program.outermost($0.function), depth: depth + 1) }
    }

    /// Whether Interface Builder may wire a control to a method.
    func isInterfaceAction(_ function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        return program.facts(function).attributes.contains { file.text($0).hasPrefix("IB") }
    }

    /// Whether a scene of the method's type was read, so that its actions are known.
    private func isDrawn(_ function: FunctionRef) -> Bool {
        guard let owner = program.owner(of: function) else { return false }
        return ([owner] + program.types[owner].subclasses).contains {
            !evaluator.storyboards.scenes(ofClass: program.types[$0].name).isEmpty
        }
    }

    /// Whether a method's name begins with the class of the object that it is told by, as those of delegates do:
    /// `textFieldShouldReturn(_ textField: UITextField)`. Apple's coding guidelines for Cocoa ask for it.
    func isNamedAfterSender(_ function: FunctionRef) -> Bool {
        let fact = program.facts(function)
        guard let type = fact.parameters.first?.type else { return false }
        let sender = program.resolve(type, file: function.file, declaration: fact.declaration, function: function.id)
        guard let symbol = sender.symbol else { return false }
        let words = program.types[symbol].name.drop { $0.isUppercase }
        guard !words.isEmpty else { return false }
        // The prefix is all capitals but the last: `UITextField`, `WKWebView`.
        let capitals = program.types[symbol].name.prefix { $0.isUppercase }
        guard let first = capitals.last, capitals.count > 1 else { return false }
        return program.name(function).hasPrefix(first.lowercased() + words)
    }

    /// Whether a method answers a protocol of a framework, as delegates and data sources do.
    func isAnswer(_ function: FunctionRef) -> Bool {
        guard let owner = program.owner(of: function) else { return false }
        let fact = program.facts(function)
        // A delegate's method is told who asks: the first argument has no label, but in libraries of their own ways.
        guard !fact.isStatic, !fact.isPrivate, let first = fact.parameters.first, let type = first.type else {
            return false
        }
        if first.label != nil, !modules.isLaunch(function), !tellsForLibrary(function), !saysWhatHappened(function) {
            return false
        }
        let asked = program.resolve(type, file: function.file, declaration: fact.declaration, function: function.id)
        guard evaluator.symbols(of: asked).allSatisfy({ program.isExternal($0) }) else { return false }
        return program.allProtocols(of: owner).contains {
            program.isExternal($0) && program.types[$0].name != "NSObject"
        }
            || program.lineage(of: owner).contains { program.isExternal($0) }
    }

    /// Whether a method names who asks, and then what happened:
    /// `authorizationController(controller:didCompleteWithAuthorization:)`.
    private func saysWhatHappened(_ function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        return program.facts(function).parameters.dropFirst().contains { parameter in
            guard let label = parameter.label.map({ file.text($0) }) else { return false }
            return Self.happenings.contains { label.hasPrefix($0) }
        }
    }

    private static let happenings = ["did", "will", "should"]

    /// Whether a method that is named as those of delegates are (`didComplete(view:)`) stands in an extension that conforms
    /// to a protocol which is not in the scan.
    private func tellsForLibrary(_ function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        let name = program.name(function)
        guard Self.happenings.contains(where: { name.hasPrefix($0) }),
            let id = program.facts(function).declaration, file.declarations[id].kind == .extension
        else { return false }
        return program.inheritsFromLibrary(id, function.file)
    }
}
