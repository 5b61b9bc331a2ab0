import Facts
import Threads

/// A name of the program: the same name in different files is one identifier.
///
/// Linking asks for names all the time; comparing and hashing numbers costs a fraction of what strings cost.
struct Identifier: NumberedKey {
    let number: Int32

    var keyNumber: UInt64 { UInt64(truncatingIfNeeded: number) }
}

/// The names that linking asks for by themselves, which every program numbers first: constants, because they are asked for
/// all the time.
extension Identifier {
    static let initializer = Identifier(number: 0)
    static let nilLiteral = Identifier(number: 1)
    static let trueLiteral = Identifier(number: 2)
    static let falseLiteral = Identifier(number: 3)
    static let selfType = Identifier(number: 4)
    static let allCases = Identifier(number: 5)
    static let rawValue = Identifier(number: 6)
    static let first = Identifier(number: 7)
    static let last = Identifier(number: 8)
    static let lazy = Identifier(number: 9)
    static let values = Identifier(number: 10)
    static let optional = Identifier(number: 11)
    static let array = Identifier(number: 12)
    static let dictionary = Identifier(number: 13)
    static let append = Identifier(number: 14)
    static let any = Identifier(number: 15)
    static let anyObject = Identifier(number: 16)
    static let callAsFunction = Identifier(number: 17)
    static let insert = Identifier(number: 18)
    static let noneCase = Identifier(number: 19)

    /// Their texts, by their numbers.
    static let knownTexts = [
        "init", "nil", "true", "false", "Self", "allCases", "rawValue", "first", "last", "lazy", "values",
        "Optional", "Array", "Dictionary", "append", "Any", "AnyObject",
        "callAsFunction", "insert", "none",
    ]
}

/// The identifier of each name of each file.
struct FileIdentifiers: Sendable {
    fileprivate let rows: [[Identifier]]

    subscript(name: NameID, file: Int32) -> Identifier { rows[Int(file)][Int(name.index)] }

    /// What a file calls an identifier; nil where it does not occur there.
    func name(of identifier: Identifier, in file: Int32) -> NameID? {
        rows[Int(file)].firstIndex(of: identifier).map { NameID($0) }
    }

    /// What a file calls its names, by their numbers there.
    subscript(file: Int32) -> [Identifier] { rows[Int(file)] }

    /// Whether an identifier occurs in a file.
    func contains(_ identifier: Identifier, in file: Int32) -> Bool { rows[Int(file)].contains(identifier) }
}

/// Texts, each once.
private struct TextTable {
    private var texts = InternTable<String>()
    private let hash = TextHash()

    var count: Int32 { Int32(texts.count) }
    /// In the order of their numbers.
    var all: [String] { texts.all }
    subscript(number: Int32) -> String { texts[number] }

    /// The number of a text that is there already.
    func known(_ text: String) -> Int32? { texts.known(text, hash: hash(text)) }

    mutating func number(of text: String) -> Int32 { texts.index(of: text, hash: hash(text)) }
}

/// Numbers the names of a program.
final class IdentifierTable {
    /// The names of all files, which twins share.
    private let table: TextTable
    /// Names from elsewhere, numbered after those.
    private var others = TextTable()
    let files: FileIdentifiers

    /// The second half of the names is read on a thread of its own, and then numbered as if all had been read in one go.
    init(files: [SwiftFacts]) {
        var table = TextTable()
        for text in Identifier.knownTexts { _ = table.number(of: text) }
        let middle = Self.middle(of: files)
        let later = Meanwhile {
            var table = TextTable()
            return (rows: Self.rows(files[middle...], &table), texts: table.all)
        }
        let rows = Self.rows(files[..<middle], &table)
        let (laterRows, texts) = later.made
        let numbers = texts.map { Identifier(number: table.number(of: $0)) }
        self.files = FileIdentifiers(rows: rows + laterRows.map { row in row.map { numbers[Int($0.number)] } })
        self.table = table
    }

    /// Where the second half of all names begins.
    private static func middle(of files: [SwiftFacts]) -> Int {
        let half = files.reduce(0) { $0 + $1.names.count } / 2
        var count = 0
        return files.firstIndex {
            count += $0.names.count
            return count > half
        } ?? files.endIndex
    }

    private static func rows(_ files: ArraySlice<SwiftFacts>, _ table: inout TextTable) -> [[Identifier]] {
        files.map { file in file.names.map { Identifier(number: table.number(of: $0)) } }
    }

    init(twin other: IdentifierTable) {
        table = other.table
        others = other.others
        files = other.files
    }

    subscript(name: NameID, file: Int32) -> Identifier { files[name, file] }

    /// The identifier of a name from elsewhere, which need not occur in any file.
    func identifier(_ text: String) -> Identifier {
        Identifier(number: table.known(text) ?? table.count + others.number(of: text))
    }

    func text(_ identifier: Identifier) -> String {
        identifier.number < table.count ? table[identifier.number] : others[identifier.number - table.count]
    }
}

extension Program {
    func identifier(_ name: NameID, _ file: Int32) -> Identifier { identifiers[name, file] }
    func identifier(_ text: String) -> Identifier { identifiers.identifier(text) }
    func text(_ identifier: Identifier) -> String { identifiers.text(identifier) }

    /// Whether code of a file has a name anywhere.
    func isNamed(_ name: Identifier, in file: Int32) -> Bool { identifiers.files.contains(name, in: file) }

    /// The name of a function as it is declared.
    func identifier(of function: FunctionRef) -> Identifier { identifiers[facts(function).name, function.file] }
    func identifier(of property: PropertyRef) -> Identifier { identifiers[facts(property).name, property.file] }
}

extension Program {
    /// The calls of a name, in source order.
    func calls(named name: String) -> ArraySlice<ActionRef> { callsByName[identifier(name)] }
    func calls(named function: FunctionRef) -> ArraySlice<ActionRef> { callsByName[identifier(of: function)] }
    /// The calls of a name in one file, in source order.
    func calls(named name: String, inFile file: Int32) -> ArraySlice<ActionRef> {
        callsByName[identifier(name), file: file]
    }
    /// The assignments to a name, in source order.
    func assignments(named name: String) -> ArraySlice<ActionRef> { assignmentsByName[identifier(name)] }
}
