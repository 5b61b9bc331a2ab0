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
    fileprivate(set) var payloadTakers: [Identifier: [PayloadTaker]]?
    fileprivate(set) var typesByName: [Identifier: [Int]]?
    fileprivate(set) var mainFiles: Set<Int32>?
    fileprivate(set) var implicitInitializers: [Identifier: [ActionRef]]?

    /// Adds what another one has and this one has not.
    mutating func add(_ other: Survey) {
        closuresOfInitializers = closuresOfInitializers ?? other.closuresOfInitializers
        lentBindings = lentBindings ?? other.lentBindings
        enumsByCase = enumsByCase ?? other.enumsByCase
        enumConstants = enumConstants ?? other.enumConstants
        payloadKeepers = payloadKeepers ?? other.payloadKeepers
        payloadTakers = payloadTakers ?? other.payloadTakers
        typesByName = typesByName ?? other.typesByName
        mainFiles = mainFiles ?? other.mainFiles
        implicitInitializers = implicitInitializers ?? other.implicitInitializers
    }
}

extension Program {
    /// The closures that the program's objects are made with and keep.
    var closuresOfInitializers: Set<FunctionRef> {
        known(survey.closuresOfInitializers, findClosuresOfInitializers) { survey.closuresOfInitializers = $0 }
    }

    /// The bindings that views are lent, by the names on both sides.
    var lentBindings: [String: [LentBinding]] {
        known(survey.lentBindings, findLentBindings) { survey.lentBindings = $0 }
    }

    /// The enums by the names of their cases; nil where several declare a case of that name.
    var enumsByCase: [Identifier: Int?] {
        known(survey.enumsByCase, findEnumsByCase) { survey.enumsByCase = $0 }
    }

    /// The enums with cases that have a constant of a name, which may stand for a case of another one.
    var enumConstants: [Identifier: [Int]] {
        known(survey.enumConstants, findEnumConstants) { survey.enumConstants = $0 }
    }

    /// Where the closures go that cases of enums carry.
    var payloadKeepers: [Identifier: [PayloadKeeper]] {
        known(survey.payloadKeepers, findPayloadKeepers) { survey.payloadKeepers = $0 }
    }

    /// Where code takes out what cases of enums carry, by the names of the cases.
    var payloadTakers: [Identifier: [PayloadTaker]] {
        known(survey.payloadTakers, findPayloadTakers) { survey.payloadTakers = $0 }
    }

    /// The files that name an attribute which marks where a program begins.
    var mainFiles: Set<Int32> {
        known(survey.mainFiles, findMainFiles) { survey.mainFiles = $0 }
    }

    /// The calls of initialisers without a type's name, by the labels of their arguments.
    var implicitInitializers: [Identifier: [ActionRef]] {
        known(survey.implicitInitializers, findImplicitInitializers) { survey.implicitInitializers = $0 }
    }

    private func findMainFiles() -> Set<Int32> {
        let names = AppleClasses.launchAttributes.map { identifier($0) }
        return Set(files.indices.map { Int32($0) }.filter { file in names.contains { isNamed($0, in: file) } })
    }

    /// The program's classes and structs by their simple names.
    var typesByName: [Identifier: [Int]] {
        known(survey.typesByName, findTypesByName) { survey.typesByName = $0 }
    }

    /// What is known, else what is found and kept from then on.
    private func known<Found>(_ known: Found?, _ find: () -> Found, keep: (Found) -> Void) -> Found {
        if let known { return known }
        let found = find()
        keep(found)
        return found
    }
}
