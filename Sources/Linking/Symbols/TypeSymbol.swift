import Dialects
import Facts
import NavigationGraph

/// A type of the program with everything that its declaration and its extensions say; also a type of a framework that
/// the program extends or inherits from.
///
/// A class, because linking asks for its parts all the time; nothing in it changes once symbols are merged, so that the
/// twins of a program share it (`Program.init(twin:)`).
final class TypeSymbol {
    enum Kind {
        case `class`, `struct`, `enum`, `protocol`, actor
        /// Declared outside of the scanned sources.
        case external
    }

    /// What a class is among controllers.
    enum Controller {
        /// Shows what the system makes.
        case system
        case container(Container)
        /// A screen, or no controller at all; also every type of the program but those of `WrappedContainers`.
        case other
    }

    /// What a controller stands around, and how it is made with it.
    struct Surrounded {
        var property: Identifier
        /// The labels under which initialisers take what is put into the property; nil for none.
        var labels: Set<Identifier?>
        /// The class of what nearly all code puts there that makes such a controller, and different screens beside it: a
        /// footer.
        var frame: Identifier?
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
    /// The members of a framework's class that hold controllers.
    let frameworkStacks: Set<String>?
    /// The lists that a framework class has, with the classes of their elements.
    let frameworkLists: [String: String]?
    var controller: Controller
    /// The property that holds the container around which a class stands; see `WrappedContainers`.
    var wrapped: Identifier?
    /// The properties that hold the screens around which a class only stands; see `SurroundingControllers`.
    var surrounded: [Surrounded] = []
    /// Whether a controller lays itself over another one, around a screen that it is handed; see `OverlayControllers`.
    var isOverlay = false
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
    var properties: [Identifier: [PropertyRef]] = [:]
    var methods: [Identifier: [FunctionRef]] = [:]
    var initializers: [FunctionRef] = []
    var nested: [Identifier: Int] = [:]
    var aliases: [Identifier: (file: Int32, declaration: Int32, type: TypeID)] = [:]
    var cases: [Identifier: (file: Int32, declaration: Int32, position: Int)] = [:]

    init(name: String, qualifiedName: String, kind: Kind) {
        self.name = name
        self.qualifiedName = qualifiedName
        self.kind = kind
        frameworkMembers = kind == .external ? AppleClasses.members[name] : nil
        frameworkStacks = kind == .external ? AppleClasses.stacks[name] : nil
        frameworkLists = kind == .external ? AppleClasses.lists[name] : nil
        if kind != .external {
            controller = .other
        } else if AppleClasses.systemControllers[name] != nil {
            controller = .system
        } else {
            controller = AppleClasses.containers[name].map { .container($0) } ?? .other
        }
    }

    /// The same type, to be changed by one program alone.
    init(copying other: TypeSymbol) {
        name = other.name
        qualifiedName = other.qualifiedName
        kind = other.kind
        frameworkMembers = other.frameworkMembers
        frameworkStacks = other.frameworkStacks
        frameworkLists = other.frameworkLists
        controller = other.controller
        wrapped = other.wrapped
        surrounded = other.surrounded
        isOverlay = other.isOverlay
        parts = other.parts
        outer = other.outer
        superclass = other.superclass
        superclassArguments = other.superclassArguments
        protocols = other.protocols
        subclasses = other.subclasses
        conformers = other.conformers
        generics = other.generics
        properties = other.properties
        methods = other.methods
        initializers = other.initializers
        nested = other.nested
        aliases = other.aliases
        cases = other.cases
    }
}

/// What follows from the supertypes of a type; each program finds it out when it is first asked for.
final class TypeKnowledge {
    var lineage: [Int]?
    var frameworkClasses: [String]?
    /// Whether it leads through screens.
    var isCoordinator: Bool?
    var allProtocols: [Int]?
    var ancestry: [Int]?
    var descendants: [Int]?
    var concreteConformers: [Int]?
    var isSwiftUIView: Bool?
    var sortedProperties: [(name: String, property: PropertyRef)]?
    var sortedMethods: [FunctionRef]?
    var members: [Identifier: Members] = [:]
}

/// A type as evaluation sees it: optionality gone, names resolved.
indirect enum TypeValue: NumberedKey {
    case nominal(Int, [TypeValue])
    /// A generic parameter whose argument is not known.
    case generic(String)
    case composition([TypeValue])
    case function([TypeValue], TypeValue)
    case tuple([String?], [TypeValue])
    case array(TypeValue)
    case metatype(TypeValue)
    case unknown

    /// How many parts a type may have that is made of values. More have only types that double with each step.
    static let maximumParts = 256

    /// Whether a type has more parts than `maximumParts`.
    var isHuge: Bool {
        var left = Self.maximumParts
        return !fits(&left)
    }

    private func fits(_ left: inout Int) -> Bool {
        left -= 1
        guard left > 0 else { return false }
        let parts: [TypeValue]
        switch self {
        case .generic, .unknown: return true
        case .array(let inner), .metatype(let inner): return inner.fits(&left)
        case .nominal(_, let arguments): parts = arguments
        case .composition(let inner), .tuple(_, let inner): parts = inner
        case .function(let parameters, let result): parts = parameters + [result]
        }
        for part in parts where !part.fits(&left) { return false }
        return true
    }

    var keyNumber: UInt64 {
        switch self {
        case .unknown: return 1
        case .nominal(let symbol, let arguments):
            var number = KeyMixer(UInt64(symbol) &+ 1 << 32)
            for argument in arguments { number.add(argument) }
            return number.value
        case .generic(let name): return UInt64(truncatingIfNeeded: name.hashValue)
        case .array(let element): return element.keyNumber &* 3
        case .metatype(let type): return type.keyNumber &* 5
        case .composition(let parts), .tuple(_, let parts): return Self.number(of: parts, 2)
        case .function(let parameters, let result): return Self.number(of: parameters + [result], 4)
        }
    }

    private static func number(of parts: [TypeValue], _ start: UInt64) -> UInt64 {
        var number = KeyMixer(start)
        for part in parts { number.add(part) }
        return number.value
    }

    /// The symbol of a nominal type.
    var symbol: Int? {
        if case .nominal(let symbol, _) = self { return symbol }
        return nil
    }
}
