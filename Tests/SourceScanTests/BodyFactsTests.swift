import Facts
import Testing

/// What function bodies call, bind, assign and return, and under which conditions.
struct BodyFactsTests {
    @Test func sameNamesInEachCaseAreDifferentLocals() throws {
        let source = try ReadSource(
            """
            func go(_ option: Option) {
                switch option {
                case .first:
                    let screen = First()
                    show(screen)
                case .second, .third:
                    let screen = Second()
                    show(screen)
                default:
                    show(screen)
                }
            }
            """)
        #expect(
            try source.actions(of: "go") == [
                "First() if case .first", "show(%screen) if case .first",
                "Second() if case .second, .third", "show(%screen) if case .second, .third",
                "show(screen) if default",
            ])
        #expect(source.sources(ofLocal: "screen") == ["First()", "Second()"])
        let otherwise = try #require(source.facts.conditions.first { $0.kind == .otherwise })
        #expect(otherwise.cases.map { source.facts.text($0) } == ["first", "second", "third"])
        #expect(otherwise.subject.map { source.text($0) } == "%option")
    }

    /// What else is in a literal with values is of no use to following, and would be text of logs for the most part.
    @Test(arguments: [
        ("https://shop.example/\\(id)/more", "sum(\"https://shop.example/\", id, \"/more\")"),
        ("\\(host)/terms", "sum(host, \"/terms\")"),
        ("\\(host)/\\(id)", "sum(host, \"/\", id)"),
        ("mailto:\\(to)", "sum(\"mailto:\", to)"),
        ("tel:\\(number(of: (shop)))", "sum(\"tel:\", number(of: shop))"),
    ])
    func textsOfAddressesStayAroundTheirValues(_ literal: String, _ text: String) throws {
        let source = try ReadSource("func go() { open(\"\(literal)\") }")
        #expect(try source.actions(of: "go").last == "open(\(text))")
    }

    @Test(arguments: [
        "Loaded \\(count) items", "Error: \\(error)", "\\(first) \\(second)", "https:\\/\\/\\(host)",
        "https://a/\\(join(\"b\"))", "\\(host)", "a \\(b): //",
    ])
    func textsOfOtherLiteralsAreLeftOut(_ literal: String) throws {
        let source = try ReadSource("func go() { open(\"\(literal)\") }")
        let strings = source.facts.expressions.filter { if case .string = $0 { true } else { false } }
        #expect(strings.count == (literal.contains("\"b\"") ? 1 : 0))
    }

    @Test func payloadsOfEnumCasesAreBound() throws {
        let source = try ReadSource(
            """
            func go(_ option: Option) {
                switch option {
                case .login(let user, animated: let flag): show(user, flag)
                case let .list(items): show(items)
                }
                if case .detail(let item) = option { show(item) }
                guard case let .other(value)? = option else { return }
                show(value)
            }
            """)
        #expect(source.sources(ofLocal: "user") == ["payload 0 of login in %option"])
        #expect(source.sources(ofLocal: "flag") == ["payload 1 of login in %option"])
        #expect(source.sources(ofLocal: "items") == ["payload 0 of list in %option"])
        #expect(source.sources(ofLocal: "item") == ["payload 0 of detail in %option"])
        #expect(source.sources(ofLocal: "value") == ["payload 0 of other in %option"])
    }

    @Test func eachBranchOfAnIfHasItsCondition() throws {
        let source = try ReadSource(
            """
            func go() {
                if a { one() } else if b, c { two() } else { three() }
                four()
            }
            """)
        #expect(
            try source.actions(of: "go") == [
                "one() if a", "two() if !a && b, c", "three() if !a && !(b && c)", "four()",
            ])
    }

    @Test func whatComesAfterAGuardIsUnderIt() throws {
        let source = try ReadSource(
            """
            func go() {
                guard isReady else { stop(); return }
                guard let user = current() else { return }
                show(user)
            }
            """)
        let actions = try source.actions(of: "go")
        #expect(actions.contains("stop() if !isReady"))
        #expect(actions.last?.hasPrefix("show(%user) if isReady") == true, "\(actions)")
        #expect(source.sources(ofLocal: "user") == ["current()"])
        let unwrapping = source.facts.conditions.filter(\.onlyUnwraps)
        #expect(unwrapping.count == 2, "the guard that only unwraps says so, passed and failed")
    }

    @Test func localsEndWithTheirScope() throws {
        let source = try ReadSource(
            """
            func go() {
                do { let inner = A(); use(inner) }
                use(inner)
                for item in items { use(item) }
                use(item)
            }
            """)
        #expect(
            try source.actions(of: "go") == [
                "A()", "use(%inner)", "use(inner)", "use(%item) if for item", "use(item)",
            ])
        #expect(source.sources(ofLocal: "item") == ["element of items"])
    }

    @Test func closuresAreFunctionsOfTheirOwn() throws {
        let source = try ReadSource(
            """
            func go() {
                run(first: 1) { value in use(value) } onError: { stop($0) }
                let action = { [weak self] in self?.close() }
                action()
            }
            """)
        #expect(try source.actions(of: "go") == ["run(first: 1, {…}, onError: {…})", "%action()"])
        let closures = source.facts.functions.filter { $0.kind == .closure }
        #expect(closures.count == 3)
        #expect(
            closures.allSatisfy { closure in
                closure.parent.map { source.facts.text(source.facts.functions[$0].name) } == "go"
            })
        #expect(closures.map { $0.parameters.count } == [1, 3, 3])
        let calls = source.facts.actions.filter { $0.kind == .call }.map { source.text($0.expression) }
        #expect(calls.contains("use(%value)"))
        #expect(calls.contains("stop(%$0)"))
        #expect(calls.contains("self.close()"))
        #expect(source.facts.arguments.filter(\.isTrailingClosure).count == 2)
    }

    @Test func theOnlyExpressionOfABodyIsItsResult() throws {
        let source = try ReadSource(
            """
            func one() -> A { A() }
            func two() { A() }
            var three: A { makeA() }
            func four() -> A { if x { A() } else { B() } }
            func five() -> A { switch x { case .a: A()
                default: return B() } }
            """)
        #expect(try source.actions(of: "one") == ["A()", "return A()"])
        #expect(try source.actions(of: "two") == ["A()"])
        #expect(try source.actions(of: "three") == ["makeA()", "return makeA()"])
        #expect(
            try source.actions(of: "four") == [
                "A() if x", "return A() if x", "B() if !x", "return B() if !x",
            ])
        #expect(try source.actions(of: "five").filter { $0.hasPrefix("return") }.count == 2)
    }

    @Test func whatDoesNotChangeTheValueLeavesNoTrace() throws {
        let source = try ReadSource(
            "func go() { try? show((await a!.b?.c).d as? E, &f) }")
        #expect(try source.actions(of: "go") == ["show((a.b.c.d as E), f)"])
    }

    @Test func alternativesKeepTheirConditions() throws {
        let source = try ReadSource("func go() { show(isNew ? A() : b ? C() : D(), e ?? F()) }")
        #expect(
            try source.actions(of: "go").last == "show(<A() | <C() | D()>>, <e | F()>)")
        let made = try source.actions(of: "go").dropLast()
        #expect(made.contains("A() if isNew"))
        #expect(made.contains("D() if !isNew && !b"), "\(made)")
    }

    @Test func assignmentsSayToWhatAndFromWhat() throws {
        let source = try ReadSource(
            "func go() { window?.rootViewController = make(); list[0] = x; let (a, b) = pair() }")
        #expect(
            try source.actions(of: "go").filter { $0.contains(" = ") } == [
                "window.rootViewController = make()", "list[0] = x",
            ])
        #expect(source.sources(ofLocal: "b") == ["part 1 of pair()"])
    }

    @Test func conditionalCompilationIsACondition() throws {
        let source = try ReadSource(
            """
            func go() {
                #if DEBUG && os(iOS)
                one()
                #else
                two()
                #endif
            }
            #if DEBUG
            class Hidden { func inside() { three() } }
            #endif
            """)
        #expect(try source.actions(of: "go") == ["one() if #if DEBUG && os(iOS)", "two() if #if !(DEBUG && os(iOS))"])
        #expect(try source.actions(of: "inside") == ["three() if #if DEBUG"])
    }

    @Test func localFunctionsAreKnownByTheirName() throws {
        let source = try ReadSource("func go() { func inner(_ a: A) { use(a) }; inner(b) }")
        #expect(try source.actions(of: "go") == ["#inner(b)"])
        #expect(try source.function("inner").kind == .local)
    }

    @Test func placesAreThoseOfTheNames() throws {
        let source = try ReadSource("func go() {\r\n    a\n        .b()\n}\n")
        let call = try #require(source.facts.actions.first)
        #expect(source.facts.place(call.expression) == SwiftFacts.Place(line: 3, column: 10))
    }

    @Test func commentsAndStringsAreNoCode() throws {
        let source = try ReadSource(
            """
            func go() {
                // show(a)
                /* show(b) /* show(c) */ */
                print("show(d)", \"\"\"
                    show(e)
                    \"\"\")
            }
            """)
        #expect(try source.actions(of: "go").count == 1)
        #expect(try source.actions(of: "go").first?.hasPrefix("print(\"show(d)\"") == true)
    }
}
