import Facts

/// What stands on the controls that the user touches, where all code that sets it says the same.
///
/// A title that only runs know (`setTitle(viewModel.title, for: .normal)`) leaves a control without one, and so do two
/// titles of one control: which of them is shown when is not known.
final class ControlTitles {
    /// A folder of more files is not one feature's.
    private static let maximumNeighbours = 64

    let evaluator: Evaluator
    private var setters: [Int32: [Setter]] = [:]
    private lazy var filesByFolder = findFilesByFolder()
    private lazy var titleName = program.identifier("title")
    private lazy var textName = program.identifier("text")
    private lazy var setTitleName = program.identifier("setTitle")

    /// A place that puts words on something.
    private struct Setter {
        /// The names from the code's own object to what the words are put on.
        var chain: [String]
        /// What the chain begins with; nil for the property whose initial value says so.
        var first: ExpressionID?
        var function: FunctionRef
        var words: ExpressionID
    }

    init(evaluator: Evaluator) {
        self.evaluator = evaluator
    }

    private var program: Program { evaluator.program }
    private var reader: WordReader { WordReader(evaluator: evaluator) }

    /// The title of the control that a handler is added to.
    ///
    /// - Parameter files: where code may set it, beside the type's own files.
    func title(of control: ExpressionID, in place: FunctionRef, _ files: [Int32]) -> String? {
        guard let owner = program.owner(of: place),
            let chain = ControlNames(evaluator: evaluator).chain(control, in: place), let first = chain.first
        else { return nil }
        let holders = chain.count > 1 ? types(of: rootExpression(control, in: place), in: place) : []
        let isLocal = first.hasPrefix("$")
        return title(of: chain, in: place, owner, holders, isLocal ? nil : files)
    }

    /// The title of the control that Interface Builder connects to an outlet of the object whose method it is.
    func title(ofOutlet name: String, in place: FunctionRef, _ files: [Int32]) -> String? {
        program.owner(of: place).flatMap { title(of: [name], in: place, $0, [], files) }
    }

    /// - Parameter files: nil for a control that only the function of the place knows.
    private func title(
        of chain: [String], in place: FunctionRef, _ owner: Int, _ holders: [Int], _ files: [Int32]?
    ) -> String? {
        let own = ([owner] + holders).flatMap { program.lineage(of: $0) }.flatMap {
            program.types[$0].parts.map(\.file)
        }
        var titles: Set<String> = []
        for file in Set(files.map { own + $0 + neighbours(of: place.file) } ?? [place.file]).sorted() {
            for setter in setters(in: file) where means(setter, chain, place, owner, holders) {
                guard let words = reader.words(setter.words, in: setter.function) else { return nil }
                if !words.isEmpty { titles.insert(words) }
            }
        }
        return titles.count == 1 ? titles.first : nil
    }

    /// The files in the folder of a file and in the one around it: a view's controller is mostly there.
    private func neighbours(of file: Int32) -> [Int32] {
        let folder = program.files[Int(file)].path.folder
        let around = String(folder).folder
        let files = (filesByFolder[folder] ?? []) + (around == folder ? [] : filesByFolder[around] ?? [])
        return files.count > Self.maximumNeighbours ? [] : files
    }

    /// Of files that follow one another most lie in one folder.
    private func findFilesByFolder() -> [Substring: [Int32]] {
        var found: [Substring: [Int32]] = [:]
        var (folder, files): (Substring, [Int32]) = ("", [])
        for (index, file) in program.files.enumerated() {
            let around = file.path.folder
            if around != folder {
                if !files.isEmpty { found[folder, default: []] += files }
                (folder, files) = (around, [])
            }
            files.append(Int32(index))
        }
        if !files.isEmpty { found[folder, default: []] += files }
        return found
    }

    // MARK: - What code sets

    /// Whether a setter puts its words on the control at the end of a chain, or on a part of it.
    private func means(
        _ setter: Setter, _ chain: [String], _ place: FunctionRef, _ owner: Int, _ holders: [Int]
    ) -> Bool {
        func begins(_ names: ArraySlice<String>, with others: ArraySlice<String>) -> Bool {
            names.starts(with: others) && names.count <= others.count + 1
                && names.dropFirst(others.count).allSatisfy(Self.isPart)
        }
        let isOwn = begins(setter.chain[...], with: chain[...])
        let isHeld = chain.count > 1 && begins(setter.chain[...], with: chain.dropFirst())
        let isHolders = setter.chain.count > 1 && begins(setter.chain.dropFirst(), with: chain[...])
        guard isOwn || isHeld || isHolders, let other = program.owner(of: setter.function) else { return false }
        if isOwn {
            if chain[0].hasPrefix("$") { return true }
            if program.isKin(other, of: owner) { return true }
        }
        if isHeld, holders.contains(where: { program.isKin($0, of: other) }) { return true }
        guard isHolders, let first = setter.first else { return false }
        return types(of: first, in: setter.function).contains { program.isKin($0, of: owner) }
    }

    /// Whether a member of a control is what its words are put on: `titleLabel`, `configuration`.
    private static func isPart(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["title", "label", "configuration", "content", "button"].contains { name.contains($0) }
    }

    private func setters(in index: Int32) -> [Setter] {
        if let known = setters[index] { return known }
        // Without these names no code puts words on a control.
        guard [titleName, textName, setTitleName].contains(where: { program.isNamed($0, in: index) }) else {
            setters[index] = []
            return []
        }
        var found: [Setter] = []
        let file = program.files[Int(index)]
        for action in file.actions {
            let function = FunctionRef(Int(index), action.function)
            switch file.expressions[action.expression] {
            case .assignment(let target, let words) where action.kind == .assignment:
                guard case .member(let inner?, let name) = file.expressions[target] else { continue }
                let put = program.identifier(name, index)
                if put == titleName {
                    add(inner, words, function, to: &found)
                } else if put == textName, case .member(let control?, let part) = file.expressions[inner],
                    ["titleLabel", "textLabel"].contains(file.text(part))
                {
                    add(control, words, function, to: &found)
                }
            case .call(let callee, let range) where action.kind == .call:
                guard case .member(let control?, let name) = file.expressions[callee] else { continue }
                let arguments = file.arguments(range)
                let words =
                    program.identifier(name, index) == setTitleName
                    ? arguments.first : arguments.first { isTitle($0, in: index) }
                if let words { add(control, words.value, function, to: &found) }
            default: break
            }
        }
        for (number, local) in file.locals.enumerated() {
            guard case .value(let value) = local.source, let words = titleArgument(of: value, index) else { continue }
            let function = FunctionRef(Int(index), local.function)
            let name = ControlNames(evaluator: evaluator).name(of: LocalID(number), in: function)
            found.append(Setter(chain: [name], first: nil, function: function, words: words))
        }
        for declaration in file.declarations {
            for property in declaration.properties {
                guard let value = property.value, let function = property.initialValue,
                    let words = titleArgument(of: value, index)
                else { continue }
                found.append(
                    Setter(
                        chain: [file.text(property.name)], first: nil, function: FunctionRef(Int(index), function),
                        words: words))
            }
        }
        setters[index] = found
        return found
    }

    private func add(_ control: ExpressionID, _ words: ExpressionID, _ function: FunctionRef, to found: inout [Setter])
    {
        guard let chain = ControlNames(evaluator: evaluator).chain(control, in: function), !chain.isEmpty else {
            return
        }
        found.append(
            Setter(chain: chain, first: rootExpression(control, in: function), function: function, words: words))
    }

    /// `UIButton(title: "Next")`
    private func titleArgument(of value: ExpressionID, _ index: Int32) -> ExpressionID? {
        let file = program.files[Int(index)]
        guard case .call(_, let range) = file.expressions[value] else { return nil }
        return file.arguments(range).first { isTitle($0, in: index) }?.value
    }

    private func isTitle(_ argument: Argument, in file: Int32) -> Bool {
        argument.label.map { program.identifier($0, file) } == titleName
    }

    private func rootExpression(_ expression: ExpressionID, in place: FunctionRef) -> ExpressionID {
        ExpressionText(file: program.files[Int(place.file)]).chain(expression).first?.expression ?? expression
    }

    private func types(of expression: ExpressionID, in place: FunctionRef) -> [Int] {
        evaluator.symbols(of: evaluator.type(of: evaluator.eval(expression, evaluator.rootFrame(place))))
    }
}
