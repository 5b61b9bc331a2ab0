import Yams

/// The settings whose values are made of several words.
extension ConfigurationReader {
    mutating func roots(_ node: Node) -> [String] {
        guard let sequence = node.sequence else {
            fault(node, .wrongValue(.roots))
            return []
        }
        return sequence.compactMap { element in
            guard let path = text(element, .roots) else { return nil }
            let parts = path.split(separator: "/")
            guard !path.hasPrefix("/"), !path.hasPrefix("~"), !parts.contains("..") else {
                fault(element, .rootOutside(path))
                return nil
            }
            return parts.filter { $0 != "." }.joined(separator: "/")
        }
    }

    mutating func roles(_ node: Node) -> [RoleRule] {
        lines(node, .roles) { reader, key, value in
            guard let word = reader.text(key, .roles) else { return nil }
            let suffixes = reader.list(value, .roles)
            guard let role: RoleWord = reader.word(word, .role, at: key) else { return nil }
            return RoleRule(role: role, suffixes: suffixes)
        }
    }

    mutating func helpers(_ node: Node) -> [HelperRule] {
        lines(node, .helpers) { reader, key, value in
            guard let signature = reader.text(key, .helpers), let written = reader.text(value, .helpers) else {
                return nil
            }
            guard let (name, labels) = HelperRule.signature(signature) else {
                reader.fault(key, .wrongSignature(signature))
                return nil
            }
            let parts = written.split(separator: ",", maxSplits: 1).map { Self.trimmed($0) }
            guard let first = parts.first,
                let transition: HelperRule.TransitionWord = reader.word(first, .transition, at: value)
            else { return nil }
            guard transition.showsScreen else {
                if parts.count > 1 { reader.fault(value, .wrongValue(.helpers)) }
                return HelperRule(name: name, labels: labels, transition: transition, shown: nil)
            }
            guard parts.count > 1 else {
                reader.fault(value, .argumentMissing(signature: signature))
                return nil
            }
            let words = parts[1].split(separator: " ").map(String.init)
            guard words.count == 2, words[0] == "argument" else {
                reader.fault(value, .wrongValue(.helpers))
                return nil
            }
            let position = Int(words[1]).flatMap { $0 > 0 ? $0 - 1 : nil } ?? labels.firstIndex(of: words[1])
            guard let position, labels.indices.contains(position) else {
                reader.fault(value, .noArgument(words[1], signature: signature))
                return nil
            }
            return HelperRule(name: name, labels: labels, transition: transition, shown: position)
        }
    }

    mutating func entryPoints(_ node: Node) -> [EntryPointRule] {
        lines(node, .entryPoints) { reader, key, value in
            guard let named = reader.text(key, .entryPoints), let written = reader.text(value, .entryPoints) else {
                return nil
            }
            let parts = written.split(separator: " ", maxSplits: 1).map { Self.trimmed($0) }
            let kind: EntryPointRule.Kind? = reader.word(parts.first ?? "", .entryPointKind, at: value)
            guard let (type, method) = Self.typeAndMethod(named) else {
                reader.fault(key, .wrongEntryPoint(named))
                return nil
            }
            guard let kind else { return nil }
            return EntryPointRule(type: type, method: method, kind: kind, name: parts.count > 1 ? parts[1] : nil)
        }
    }

    /// `LinkHandler`, or `LinkHandler.open(_:)`; types begin with a capital letter, and may lie in another.
    private static func typeAndMethod(_ text: String) -> (type: String, method: String?)? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let last = parts.last else { return nil }
        let isType = { (part: String) in part.first?.isUppercase == true && part.allSatisfy(Self.isLetter) }
        if isType(last) { return parts.allSatisfy(isType) ? (text, nil) : nil }
        let method = last.prefix { $0 != "(" }
        guard parts.count > 1, parts.dropLast().allSatisfy(isType), !method.isEmpty, method.allSatisfy(Self.isLetter)
        else {
            return nil
        }
        return (parts.dropLast().joined(separator: "."), String(method))
    }

    private static func isLetter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    // MARK: - Lines and words

    mutating func lines<Rule>(
        _ node: Node, _ key: ConfigurationKey,
        _ rule: (inout ConfigurationReader, _ key: Node, _ value: Node) -> Rule?
    ) -> [Rule] {
        guard let mapping = node.mapping else {
            fault(node, .wrongValue(key))
            return []
        }
        return mapping.compactMap { rule(&self, $0.key, $0.value) }
    }

    /// A word of a fixed list.
    mutating func word<Word: RawRepresentable>(
        _ text: String, _ list: ConfigurationError.Fault.WordList, at node: Node
    ) -> Word? where Word.RawValue == String {
        if let word = Word(rawValue: text) { return word }
        fault(node, .unknownWord(list, text, nearest: NearestName.of(text, in: list.words)))
        return nil
    }
}
