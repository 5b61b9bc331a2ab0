import Dialects
import Facts

/// A type of the program with everything that its declaration and its extensions say; also a type of a framework that
/// the program extends or inherits from.
///
/// A class, because linking asks for its parts all the time; nothing in it changes once symbols are merged.
final class TypeSymbol {
    enum Kind {
        case `class`, `struct`, `enum`, `protocol`, actor
        /// Declared outside of the scanned sources.
        case external
    }

    /// A declaration or an extension.
    struct Part: Hashable {
        var file: Int32
        var declaration: Int32

        var id: DeclarationID { DeclarationID(Int(declaration)) }
    }

    let name: String
    let qualifiedName: String
    let kind: Kind
    /// The types of the members that are known of a framework's class.
    let frameworkMembers: [String: String]?
    /// The declaration first, then the extensions, by file.
    var parts: [Part] = []
    var outer: Int?
    var superclass: Int?
    /// The arguments that the superclass is given, for generic superclasses.
    var superclassArguments: [TypeValue] = []
    /// Protocols that the type names itself, directly.
    var protocols: [Int] = []
    var subclasses: [Int] = []
    /// Types that name this protocol themselves, or this protocol's refinements.
    var conformers: [Int] = []
    var generics: [String] = []
    var properties: [String: [PropertyRef]] = [:]
    var methods: [String: [FunctionRef]] = [:]
    var initializers: [FunctionRef] = []
    var nested: [String: Int] = [:]
    var aliases: [String: (file: Int32, declaration: Int32, type: TypeID)] = [:]
    var cases: [String: (file: Int32, declaration: Int32, position: Int)] = [:]

    // What follows from the supertypes; `Program` finds it out when it is first asked for.
    var lineage: [Int]?
    var frameworkClasses: [String]?
    var allProtocols: [Int]?
    var ancestry: [Int]?
    var descendants: [Int]?
    var concreteConformers: [Int]?
    var isSwiftUIView: Bool?
    var sortedProperties: [(name: String, property: PropertyRef)]?
    var members: [String: Members] = [:]

    init(name: String, qualifiedName: String, kind: Kind) {
        self.name = name
        self.qualifiedName = qualifiedName
        self.kind = kind
        frameworkMembers = kind == .external ? AppleClasses.members[name] : nil
    }
}

/// A type as evaluation sees it: optionality gone, names resolved.
indirect enum TypeValue: Hashable {
    case nominal(Int, [TypeValue])
    /// A generic parameter whose argument is not known.
    case generic(String)
    case composition([TypeValue])
    case function([TypeValue], TypeValue)
    case tuple([String?], [TypeValue])
    case array(TypeValue)
    case metatype(TypeValue)
    case unknown

    /// The symbol of a nominal type.
    var symbol: Int? {
        if case .nominal(let symbol, _) = self { return symbol }
        return nil
    }
}
