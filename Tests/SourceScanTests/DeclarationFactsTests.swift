import Facts
import Testing

/// What a file declares.
struct DeclarationFactsTests {
    @Test func propertiesSayHowTheyHold() throws {
        let source = try ReadSource(
            """
            class A {
                weak var view: View?
                unowned let owner: Owner
                unowned(unsafe) let other: Owner
                lazy var child: Child = Wireframe().child
                private static let shared = A()
                var computed: Int { 1 }
            }
            """)
        let properties = try source.declaration("A").properties
        let byName = Dictionary(uniqueKeysWithValues: properties.map { (source.facts.text($0.name), $0) })
        #expect(byName["view"]?.strength == .weak)
        #expect(byName["view"]?.type.map { source.type($0) } == "View?")
        #expect(byName["owner"]?.strength == .unowned)
        #expect(byName["other"]?.strength == .unowned)
        #expect(byName["child"]?.isLazy == true)
        #expect(byName["child"]?.value.map { source.text($0) } == "Wireframe().child")
        #expect(byName["child"]?.initialValue != nil)
        #expect(byName["shared"]?.isStatic == true)
        #expect(byName["shared"]?.isPrivate == true)
        #expect(byName["computed"]?.getter != nil)
        #expect(byName["computed"]?.value == nil)
    }

    @Test func enumCasesHaveTheirParameters() throws {
        let source = try ReadSource(
            """
            /// Ways out.
            enum LoginNavigationOption: String {
                /// To the start.
                case home
                case user(User, animated: Bool), about
                case raw = "text"
            }
            """)
        let option = try source.declaration("LoginNavigationOption")
        #expect(option.kind == .enum)
        #expect(option.documentation.map { source.facts.text($0) } == "Ways out.")
        #expect(option.cases.map { source.facts.text($0.name) } == ["home", "user", "about", "raw"])
        #expect(option.cases[0].documentation.map { source.facts.text($0) } == "To the start.")
        #expect(option.cases[1].parameters.map { $0.label.map { source.facts.text($0) } } == [nil, "animated"])
        #expect(option.cases[3].rawValue.map { source.facts.text($0) } == "text")
    }

    @Test func documentationIsTheCommentInFrontWithoutItsMarks() throws {
        let source = try ReadSource(
            """
            /// Of nothing.

            /// One.
            ///
            ///     code()
            class A {}

            /**
             * Two
             * lines.
             */
            class B {}

            // No documentation.
            class C {}
            """)
        #expect(try source.declaration("A").documentation.map { source.facts.text($0) } == "One.\n\n    code()")
        #expect(try source.declaration("B").documentation.map { source.facts.text($0) } == "Two\nlines.")
        #expect(try source.declaration("C").documentation == nil)
    }

    @Test func genericsAndTheirRequirementsAreKept() throws {
        let source = try ReadSource(
            """
            class Base<View: UIViewController, Other>: Root<View>, A.B where Other: Codable {}
            extension Outer.Inner: P {}
            typealias Pair = (A, [B: C?]) -> any D & E
            """)
        let base = try source.declaration("Base")
        #expect(base.generics.map { source.facts.text($0.name) } == ["View", "Other"])
        #expect(base.generics.map { $0.constraint.map { source.type($0) } } == ["UIViewController", nil])
        #expect(base.inherited.map { source.type($0) } == ["Root<View>", "A.B"])
        #expect(base.requirements.map { source.type($0.left) + ": " + source.type($0.right) } == ["Other: Codable"])
        #expect(try source.declaration("Outer.Inner").kind == .extension)
        #expect(source.facts.globalAliases.map { source.type($0.type) } == ["(A, [B: C?]) -> D & E"])
    }

    @Test func requirementsOfProtocolsKeepTheirSignature() throws {
        let source = try ReadSource(
            """
            protocol P: AnyObject {
                var isOpen: Bool { get }
                func show(_ a: A,
                          by b: B) async throws -> C
            }
            """)
        let declaration = try source.declaration("P")
        #expect(declaration.isAbstract)
        let show = try source.function("show")
        #expect(show.signature.map { source.facts.text($0) } == "func show(_ a: A, by b: B) async throws -> C")
        #expect(!show.hasBody)
        #expect(show.parameters.map { $0.label.map { source.facts.text($0) } } == [nil, "by"])
        #expect(declaration.properties.first?.signature.map { source.facts.text($0) } == "var isOpen: Bool { get }")
    }

    @Test func nestedTypesKnowTheirContainer() throws {
        let source = try ReadSource("enum Space { struct Inner { func go() { a() } } }")
        let inner = try source.declaration("Inner")
        #expect(inner.container.map { source.facts.text(source.facts.declarations[$0].name) } == "Space")
        let owner = try source.function("go").declaration
        #expect(owner.map { source.facts.text(source.facts.declarations[$0].name) } == "Inner")
    }

    @Test func accessorsHaveBodies() throws {
        let source = try ReadSource(
            """
            class A {
                var window: W? {
                    didSet { update(oldValue) }
                }
                var child: C {
                    get { makeC() }
                    set { take(newValue) }
                }
            }
            """)
        let kinds = source.facts.functions.filter { $0.declaration != nil }.map(\.kind)
        #expect(kinds == [.observer, .getter, .setter])
        let calls = source.facts.actions.filter { $0.kind == .call }.map { source.text($0.expression) }
        #expect(calls == ["update(%oldValue)", "makeC()", "take(%newValue)"])
    }

    @Test func importsAndGlobalsAreKept() throws {
        let source = try ReadSource("@_exported import struct A.B\nimport UIKit\nlet shared: Router = make()\n")
        #expect(source.facts.imports.map { source.facts.text($0) } == ["A.B", "UIKit"])
        #expect(source.facts.globals.map { source.facts.text($0.name) } == ["shared"])
        #expect(source.facts.globals.first?.value.map { source.text($0) } == "make()")
    }

    @Test func anEmptyListThatIsCalledTellsItsType() throws {
        let source = try ReadSource(
            """
            class A {
                private var rows = [Row]()
                var byKey = [String: Model.Row]()
                var names = Set<String>()
                var sections = [(title: String, rows: [Row])]()
                var declared: [Row] = [Row]()
                var filled = [Row](repeating: row, count: 2)
            }
            """)
        let properties = try source.declaration("A").properties
        let byName = Dictionary(uniqueKeysWithValues: properties.map { (source.facts.text($0.name), $0) })
        #expect(byName["rows"]?.type.map { source.type($0) } == "[Row]")
        #expect(byName["byKey"]?.type.map { source.type($0) } == "[String: Model.Row]")
        #expect(byName["names"]?.type.map { source.type($0) } == "Set<String>")
        #expect(byName["sections"]?.type.map { source.type($0) } == "[(String, [Row])]")
        #expect(byName["declared"]?.value.map { source.text($0) } == byName["rows"]?.value.map { source.text($0) })
        #expect(byName["filled"]?.type == nil)
    }
}
