import Dialects

/// What a pass over the whole program found when it was first asked for, and nothing changes any more.
///
/// A program that is made as the twin of another one has what that one has found, and what a twin found alone can be taken
/// over: it names only what the sources declare.
struct Survey {
    fileprivate(set) var closuresOfInitializers: Set<FunctionRef>?
    fileprivate(set) var lentBindings: [String: [LentBinding]]?
    fileprivate(set) var enumsByCase: [Identifier: Int?]?
    fileprivate(set) var enumConstants: [Identifier: [Int]]?
    fileprivate(set) var payloadKeepers: [Identifier: [PayloadKeeper]]?
    fileprivate(set) var typesByName: [Identifier: [Int]]?
    fileprivate(set) var mainFiles: Set<Int32>?

    /// Adds what another one has and this one has not.
    mutating func add(_ other: Survey) {
        closuresOfInitializers = closuresOfInitializers ?? other.closuresOfInitializers
        lentBindings = lentBindings ?? other.lentBindings
        enumsByCase = enumsByCase ?? other.enumsByCase
        enumConstants = enumConstants ?? other.enumConstants
        payloadKeepers = payloadKeepers ?? other.payloadKeepers
        typesByName = typesByName ?? other.typesByName
        mainFiles = mainFiles ?? other.mainFiles
    }
}

extension Program {
    /// The closures that the program's objects are made with and keep.
    var closuresOfInitializers: Set<FunctionRef> {
        if let known = survey.closuresOfInitializers { return known }
        let found = findClosuresOfInitializers()
        survey.closuresOfInitializers = found
        return found
    }

    /// The bindings that views are lent, by the names on both sides.
    var lentBindings: [String: [LentBinding]] {
        if let known = survey.lentBindings { return known }
        let found = findLentBindings()
        survey.lentBindings = found
        return found
    }

    /// The enums by the names of their cases; nil where several declare a case of that name.
    var enumsByCase: [Identifier: Int?] {
        if let known = survey.enumsByCase { return known }
        let found = findEnumsByCase()
        survey.enumsByCase = found
        return found
    }

    /// The enums with cases that have a constant of a name, which may stand for a case of another one.
    var enumConstants: [Identifier: [Int]] {
        if let known = survey.enumConstants { return known }
        let found = findEnumConstants()
        survey.enumConstants = found
        return found
    }

    /// Where the closures go that cases of enums carry.
    var payloadKeepers: [Identifier: [PayloadKeeper]] {
        if let known = survey.payloadKeepers { return known }
        let found = findPayloadKeepers()
        survey.payloadKeepers = found
        return found
    }

    /// The files that name an attribute which marks where a program begins.
    var mainFiles: Set<Int32> {
        if let known = survey.mainFiles { return known }
        let names = AppleClasses.launchAttributes.map { identifier($0) }
        let found = Set(
            files.indices.map { Int32($0) }.filter { file in names.contains { isNamed($0, in: file) } })
        survey.mainFiles = found
        return found
    }

    /// The program's classes and structs by their simple names.
    var typesByName: [Identifier: [Int]] {
        if let known = survey.typesByName { return known }
        let found = findTypesByName()
        survey.typesByName = found
        return found
    }
}
