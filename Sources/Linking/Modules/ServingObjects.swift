import Dialects
import Facts

/// The objects of no module that do a part of a screen's work: what fills its table and answers what is tapped there, the
/// cells of that table, a view of SwiftUI's that is laid out in the screen's, and the app's own navigation controller around it.
///
/// A screen hands its table to such an object, and from then on UIKit alone runs its code. Whose code makes the object is
/// whom it serves; a table makes its cells itself, for who names their class.
final class ServingObjects {
    /// How many modules may have objects of one class, each its own.
    private static let maximumHomes = 4
    /// How many such objects may make one another.
    private static let maximumDepth = 6
    /// In objects, each once for each way to it.
    private let work = WorkLimit(5_000)

    private let evaluator: Evaluator
    private unowned let modules: ModuleMap
    private var known: [Int: [Int]] = [:]
    private lazy var filesByName = findFilesOfCells()

    private var program: Program { evaluator.program }

    init(evaluator: Evaluator, modules: ModuleMap) {
        self.evaluator = evaluator
        self.modules = modules
    }

    /// The modules that objects of a class serve, in their order; none where code makes one that belongs to no module, and
    /// where they serve many.
    func modules(servedBy symbol: Int) -> [Int] {
        if let known = known[symbol] { return known }
        work.begin()
        let found = homes(of: symbol, past: []) ?? []
        let homes = found.count <= Self.maximumHomes ? found.sorted() : []
        known[symbol] = homes
        return homes
    }

    /// Nil for a class that serves no module's screens.
    private func homes(of symbol: Int, past: [Int]) -> Set<Int>? {
        guard past.count < Self.maximumDepth, work.spend(), !past.contains(symbol), mayServe(symbol) else { return nil }
        if isStack(symbol) { return homes(ofStack: symbol) }
        let past = past + [symbol]
        return isCell(symbol) ? homes(ofCell: symbol, past: past) : homes(ofMade: symbol, past: past)
    }

    private func homes(ofMade symbol: Int, past: [Int]) -> Set<Int>? {
        var found: Set<Int> = []
        for type in [symbol] + program.descendants(of: symbol) {
            for (reference, _) in evaluator.creations(of: type) {
                let maker = FunctionRef(Int(reference.file), program.action(reference).function)
                if program.isPreview(maker) { continue }
                if let module = modules.module(of: maker) {
                    found.insert(module)
                } else if let owner = program.owner(of: maker), let around = homes(of: owner, past: past) {
                    found.formUnion(around)
                } else {
                    return nil
                }
            }
        }
        return found
    }

    /// A table makes its cells itself: who names their class uses them.
    private func homes(ofCell symbol: Int, past: [Int]) -> Set<Int> {
        var found: Set<Int> = []
        for file in filesByName[program.identifier(program.types[symbol].name)] ?? [] {
            for type in typesByFile[file] ?? [] where type != symbol {
                if let module = modules.moduleOfType[type] {
                    found.insert(module)
                } else {
                    found.formUnion(homes(of: type, past: past) ?? [])
                }
            }
        }
        return found
    }

    /// The screens that code puts into a navigation controller of the app's when it makes one: what the controller pushes
    /// onto itself, it does for these.
    private func homes(ofStack symbol: Int) -> Set<Int>? {
        var found: Set<Int> = []
        for (reference, frame) in evaluator.creations(of: symbol) {
            let file = program.files[Int(reference.file)]
            guard case .call(_, let range) = file.expressions[program.action(reference).expression],
                let root = file.arguments(range).first(where: { argument in
                    argument.label.map { file.text($0) == ForeignNavigation.root } ?? false
                })
            else { return nil }
            for choice in evaluator.choices(of: evaluator.eval(root.value, frame)) {
                guard case .object(let creation) = evaluator.store[choice.value],
                    let module = modules.module(showing: creation)
                else { return nil }
                found.insert(module)
            }
        }
        return found
    }

    private func isStack(_ symbol: Int) -> Bool { program.inherits(symbol, from: "UINavigationController") }

    private func mayServe(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        if type.kind == .struct { return modules.moduleOfType[symbol] == nil && program.isSwiftUIView(symbol) }
        guard type.kind == .class, modules.moduleOfType[symbol] == nil, !program.isCoordinator(symbol),
            !RoleNames.isViewModel(type.name), !modules.isLaunch(symbol: symbol)
        else { return false }
        return !program.inherits(symbol, from: "UIResponder") || program.inherits(symbol, from: "UIView")
            || isStack(symbol)
    }

    private func isCell(_ symbol: Int) -> Bool {
        Self.cellClasses.contains { program.inherits(symbol, from: $0) }
    }

    /// The views that tables and collections make themselves.
    private static let cellClasses = ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"]

    /// The types, protocols apart, of which each file declares a part.
    private lazy var typesByFile: [Int32: [Int]] = {
        var declared: [Int32: [Int]] = [:]
        for symbol in program.types.indices where program.types[symbol].kind != .protocol {
            for part in program.types[symbol].parts { declared[part.file, default: []].append(symbol) }
        }
        return declared
    }()

    /// The files whose code names each class of cells, but those that declare it.
    private func findFilesOfCells() -> [Identifier: [Int32]] {
        var declaring: [Identifier: Set<Int32>] = [:]
        for symbol in program.types.indices where !program.isExternal(symbol) && isCell(symbol) {
            declaring[program.identifier(program.types[symbol].name), default: []]
                .formUnion(program.types[symbol].parts.map(\.file))
        }
        guard !declaring.isEmpty else { return [:] }
        var found: [Identifier: [Int32]] = [:]
        for (number, file) in program.files.enumerated()
        where !file.isStandIn && !file.path.hasSuffix(".generated.swift") {
            for name in file.names.indices {
                let identifier = program.identifier(NameID(name), Int32(number))
                guard let own = declaring[identifier], !own.contains(Int32(number)) else { continue }
                found[identifier, default: []].append(Int32(number))
            }
        }
        return found
    }
}
