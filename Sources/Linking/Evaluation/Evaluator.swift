import Dialects
import Facts

/// Finds out what an expression stands for, over the whole program.
///
/// Evaluation is by need and remembers what it found. It runs no loop and takes every branch: a value that depends on
/// a branch is a set of alternatives, each with its condition. Where it runs in circles or too deep the value is
/// unknown. It takes functions with the arguments at hand; a function looked at by itself has open parameters.
final class Evaluator {
    /// How deep questions may nest; link on a thread with a stack of `Linker.stackSize`.
    static let maximumDepth = 400
    /// How many implementations of a protocol's requirement are followed.
    static let maximumDispatch = 8
    static let maximumChoices = 16
    /// How many values a value may be where all ways to each are told as one: the rows of a list of settings.
    static let maximumValues = 64
    /// How often a function is followed into itself. One that hands itself something else each time (a path that grows
    /// with every step) would go on without end.
    static let maximumTurns = 4

    /// How many activations of one function are asked for what they give back. Functions that hand closures on, each with
    /// another one around it, would have no end of them.
    static let maximumActivations = 10_000

    let program: Program
    let storyboards: StoryboardIndex
    let store: ValueStore
    let dataTypes: DataTypes
    private(set) lazy var unnamedMethods = UnnamedMethods(program: program)
    private(set) lazy var builtInNames = findBuiltInNames()
    private(set) lazy var hasSplitControllers = findSplitControllers()
    private(set) lazy var environmentGifts = findEnvironmentGifts()
    /// What is registered with containers; made when it is first asked for.
    var knownRegistry: FactoryRegistry?
    var knownComponents: [Int]?
    var builtViews = FrameTable<ValueID>()
    var builtUnderWay: Set<FrameID> = []
    /// The activations of closures that are known to be handed just what their arguments say.
    var settledFrames: Set<FrameID> = []
    var depth = 0
    /// How many expressions one question may look at; what builds data rather than screens can ask for no end of them.
    static let maximumWork = 100_000
    var work = 0
    /// The functions in which a question was given up for its work.
    var exhausted: Set<FunctionRef> = []
    /// How often evaluation was cut short by its depth or its work, or by a closure that is under way. What was found on the
    /// way of such a cut depends on where it began, and is not remembered.
    var cuts = 0
    let unknown: ValueID
    let nothing: ValueID

    struct LocalKey: NumberedKey {
        var frame: FrameID
        var local: LocalID

        var keyNumber: UInt64 { UInt64(frame.index, local.index) }
    }
    struct CallKey: NumberedKey {
        var frame: FrameID
        var callee: ExpressionID

        var keyNumber: UInt64 { UInt64(frame.index, callee.index) }
    }
    struct TestKey: NumberedKey {
        var frame: FrameID
        var condition: ConditionID

        var keyNumber: UInt64 { UInt64(frame.index, condition.index) }
    }
    struct EvaluationKey: NumberedKey {
        var frame: FrameID
        var expression: ExpressionID
        var expected: TypeValue

        /// Without the expected type, which the place of the expression mostly decides.
        var keyNumber: UInt64 { UInt64(frame.index, expression.index) }
    }
    struct MemberKey: NumberedKey {
        var value: ValueID
        var name: Identifier

        var keyNumber: UInt64 { UInt64(value.index, name.number) }
    }
    struct BindingKey: NumberedKey {
        var type: Int
        var property: PropertyRef

        var keyNumber: UInt64 { property.keyNumber &* 31 &+ UInt64(truncatingIfNeeded: type) }
    }
    struct ParameterKey: NumberedKey {
        var function: FunctionRef
        var index: Int

        var keyNumber: UInt64 { function.keyNumber &* 31 &+ UInt64(truncatingIfNeeded: index) }
    }
    struct HandoverKey: NumberedKey {
        var parameter: ParameterKey
        var type: Int

        var keyNumber: UInt64 { parameter.keyNumber &* 31 &+ UInt64(truncatingIfNeeded: type) }
    }
    var callTargets: [CallKey: [CallTarget]] = [:]
    /// Where the implicit members stand that a function calls.
    var implicitPlaces: [FunctionRef: [ExpressionID: Place]] = [:]
    /// The activations with a call that too many types answer: who runs there, only their callers tell.
    var undecided: Set<FrameID> = []
    /// The functions that read a dictionary which is written out by a key that they are handed.
    var keyedByCallers: Set<FunctionRef> = []
    /// What calls give back.
    var calls: [EvaluationKey: ValueID] = [:]
    var locals: [LocalKey: ValueID] = [:]
    var results = FrameTable<ValueID>()
    var members: [MemberKey: ValueID] = [:]
    var bindings: [BindingKey: [ValueID]] = [:]
    var localsUnderWay: Set<LocalKey> = []
    var resultsUnderWay: Set<FrameID> = []
    /// How many activations of a function are among them.
    var turnsUnderWay: FunctionTable<Int>
    /// How many activations of a function were asked for what they give back.
    var activationsOf: FunctionTable<Int>
    var membersUnderWay: Set<MemberKey> = []
    var bindingsUnderWay: Set<BindingKey> = []
    var settersUnderWay: Set<FunctionRef> = []
    /// What calls hand over to a parameter; nil in it where that is not known.
    var handed: [ParameterKey: [ValueID]?] = [:]
    var handedUnderWay: Set<ParameterKey> = []
    /// What is handed over to a parameter of an initialiser for objects of a type.
    var handovers: [HandoverKey: [ValueID]] = [:]
    var handoversUnderWay: Set<HandoverKey> = []
    /// The closures whose parameters are being asked for, with the cuts that end with them, and with the returns before.
    var closuresUnderWay: [(closure: FunctionRef, cuts: Int, returns: Int)] = []
    /// How often a question came back to itself and was left open; what was found meanwhile may not be all.
    var returns = 0
    /// How often initialisers were found to hand over to themselves in a circle.
    var circles = 0
    /// The type of the base of each assignment `base.name = …`, seen from its function alone.
    var assignmentBases: [ActionRef: [Int]] = [:]
    /// The assignments to properties of a name, by the types of their holders.
    var holdersByName: [Identifier: [Int: [ActionRef]]] = [:]
    var holdersUnderWay: Set<Identifier> = []
    /// The methods that put their parameter into a property of a name.
    var parameterKeepers: [Identifier: [ParameterKeeper]] = [:]
    /// The assignments to a member of a parameter, by the member's name.
    var wiringsByName: [Identifier: [HandedWiring]] = [:]
    private(set) lazy var wiringFunctions = findWiringFunctions()
    /// The activations of such functions, by what they were handed.
    var receptions: [MakingKey: [FrameID]] = [:]
    /// What libraries have in properties of the app's objects, by the property's name.
    var libraryTies: [Identifier: [LibraryTie]] = [:]
    private(set) lazy var libraryRelays = findLibraryRelays()
    /// What calls pass on to a library's relays.
    var passedElements: [PassingKey: ValueID] = [:]
    /// The only callers of methods, where they keep a parameter; nil in it where there is none.
    var keepingCallers: [FunctionRef: FunctionRef?] = [:]
    /// The functions that run a function; see `callers(running:)`.
    var runners: [FunctionRef: [FunctionRef]] = [:]
    /// The calls of a name that make objects, by the types of these.
    var creationCalls: [Identifier: [Int: [(ActionRef, FrameID)]]] = [:]
    /// The conditions that cannot hold in an activation, and those that may.
    var excluded: [TestKey: Bool] = [:]
    /// Whether objects were made with a variable that is true, or false; nil in it where it may be either.
    var heldFlags: [MemberKey: Bool?] = [:]
    var flagsUnderWay: Set<MemberKey> = []
    /// How many flags the question at hand has asked for.
    var flagsAsked = 0
    /// The functions in whose bodies conditions stand, by file.
    var functionsOfConditions: [Int32: [Int32: FunctionID]] = [:]
    /// The conditions of a file by which a function only puts itself off.
    var conditionsPuttingOff: [Int32: Set<Int32>] = [:]
    /// The parameters on which code names a member, by file and by the member's name.
    var parametersWithMembers: [Int32: [Identifier: [TestedParameter]]] = [:]
    private var rootFrames: FunctionTable<FrameID>
    private var nominals: [TypeValue?] = []
    private var metatypes: [ValueID?] = []

    init(program: Program, storyboards: StoryboardIndex) {
        self.program = program
        self.storyboards = storyboards
        store = ValueStore()
        dataTypes = DataTypes(program: program)
        rootFrames = FunctionTable(files: program.files)
        turnsUnderWay = FunctionTable(files: program.files)
        activationsOf = FunctionTable(files: program.files)
        unknown = store.intern(.unknown)
        nothing = store.intern(.nothing)
    }

    /// A second evaluator, with a program of its own, that knows all that another one knows, and gives things the same
    /// numbers as far as they have any: two threads can ask one each; see `Program.init(twin:)`.
    ///
    /// Make it between two questions: of what is under way it knows nothing.
    init(twin other: Evaluator) {
        program = Program(twin: other.program)
        storyboards = other.storyboards
        store = ValueStore(twin: other.store)
        dataTypes = DataTypes(twin: other.dataTypes, program: program)
        builtViews = other.builtViews
        settledFrames = other.settledFrames
        exhausted = other.exhausted
        unknown = other.unknown
        nothing = other.nothing
        callTargets = other.callTargets
        implicitPlaces = other.implicitPlaces
        undecided = other.undecided
        keyedByCallers = other.keyedByCallers
        calls = other.calls
        locals = other.locals
        results = other.results
        members = other.members
        heldFlags = other.heldFlags
        bindings = other.bindings
        turnsUnderWay = other.turnsUnderWay
        activationsOf = other.activationsOf
        handed = other.handed
        handovers = other.handovers
        assignmentBases = other.assignmentBases
        holdersByName = other.holdersByName
        parameterKeepers = other.parameterKeepers
        wiringsByName = other.wiringsByName
        receptions = other.receptions
        libraryTies = other.libraryTies
        passedElements = other.passedElements
        keepingCallers = other.keepingCallers
        runners = other.runners
        creationCalls = other.creationCalls
        functionsOfConditions = other.functionsOfConditions
        conditionsPuttingOff = other.conditionsPuttingOff
        parametersWithMembers = other.parametersWithMembers
        rootFrames = other.rootFrames
        nominals = other.nominals
        metatypes = other.metatypes
        knownComponents = other.knownComponents
        knownRegistry = other.knownRegistry.map { FactoryRegistry(twin: $0, evaluator: self) }
    }

    /// Whether the question at hand was asked from outside, so that nothing around it can have caused a cut.
    var isOutermost: Bool { depth <= 1 }

    /// Begins a question, inside of others or from outside; one from outside has all of `maximumWork` to do.
    func beginQuestion() {
        if depth == 0 { work = 0 }
        depth += 1
    }

    func make(_ value: Value) -> ValueID { store.intern(value) }
    func facts(_ frame: FrameID) -> SwiftFacts { program.files[Int(store.function(of: frame).file)] }
    /// An expression of the code that runs; asked for by itself, because to hold the file's facts meanwhile takes a count.
    func expression(_ id: ExpressionID, _ frame: FrameID) -> Expression {
        program.files[Int(store.function(of: frame).file)].expressions[id]
    }
    func identifier(_ name: NameID, _ frame: FrameID) -> Identifier {
        program.identifier(name, store.function(of: frame).file)
    }

    /// A function looked at by itself.
    func rootFrame(_ function: FunctionRef) -> FrameID {
        if let known = rootFrames[function] { return known }
        let fact = program.facts(function)
        let frame: FrameID
        if let parent = fact.parent {
            frame = inner(function, of: rootFrame(FunctionRef(Int(function.file), parent)))
        } else {
            var this: ValueID?
            if let owner = program.owner(of: function) {
                this = fact.isStatic ? metatype(owner) : collectionAlone(function) ?? make(.this(owner))
            }
            frame = store.intern(Frame(function: function, this: this, arguments: [], bound: [:], parent: nil))
        }
        rootFrames[function] = frame
        return frame
    }

    /// A method of a type's, or one that it inherits, looked at by itself for an object of the type.
    func rootFrame(_ function: FunctionRef, for type: Int) -> FrameID {
        store.intern(Frame(function: function, this: make(.this(type)), arguments: [], bound: [:], parent: nil))
    }

    /// A closure or local function as part of an activation of the function around it.
    func inner(_ function: FunctionRef, of parent: FrameID) -> FrameID {
        store.intern(
            Frame(
                function: function, this: store.this(of: parent), arguments: [], bound: store[parent].bound,
                parent: parent)
        )
    }

    /// The activation of an inner function, however deep, that belongs to an activation of an outer one.
    func frame(for function: FunctionRef, within outer: FrameID) -> FrameID {
        if store.function(of: outer) == function { return outer }
        guard let parent = program.facts(function).parent else { return rootFrame(function) }
        return inner(function, of: frame(for: FunctionRef(Int(function.file), parent), within: outer))
    }

    /// Notes that an activation runs a method which heirs override, of an object that only callers know: what it does
    /// is theirs to tell, and for a closure what the function around it does.
    func leaveToCallers(_ frame: FrameID) {
        var current: FrameID? = frame
        while let open = current {
            undecided.insert(open)
            current = store.parent(of: open)
        }
    }

    func nominal(_ symbol: Int) -> TypeValue {
        if symbol < nominals.count, let known = nominals[symbol] { return known }
        let type = TypeValue.nominal(symbol, program.types[symbol].generics.map { .generic($0) })
        while nominals.count <= symbol { nominals.append(nil) }
        nominals[symbol] = type
        return type
    }

    /// The type itself as a value.
    func metatype(_ symbol: Int) -> ValueID {
        if symbol < metatypes.count, let known = metatypes[symbol] { return known }
        let value = make(.metatype(nominal(symbol)))
        while metatypes.count <= symbol { metatypes.append(nil) }
        metatypes[symbol] = value
        return value
    }

    /// The conditions around an action that say something about it, outermost first.
    ///
    /// - Parameters:
    ///   - decider: an activation; what holds in it anyway is left out.
    ///   - frame: the same, for tests of flags only: what a caller writes out is no condition any more.
    func conditions(
        from inner: ConditionID?, file: Int32, decidedBy decider: FrameID? = nil, flagsDecidedBy frame: FrameID? = nil
    ) -> [ConditionRef] {
        var found: [ConditionRef] = []
        var current = inner
        while let id = current {
            let condition = program.files[Int(file)].conditions[Int(id.index)]
            if !condition.isSilent, condition.kind != .loop,
                condition.kind != .guardPassed || !putsOff(id, file: file),
                decider.map({ outcome(of: condition, in: $0) != true }) ?? true,
                frame.map({ !isWrittenOut(condition, in: $0) }) ?? true
            {
                found.append(ConditionRef(file: file, condition: id.index))
            }
            current = condition.parent
        }
        return found.reversed()
    }
}
