import NavigationGraph
import Testing

@testable import Commands

@Suite("The module that was typed")
struct TypedNameTests {
    private let graph = NavigationGraph(
        app: .init(name: "A"),
        modules: [
            Module(
                id: "Login", name: "Login",
                components: [Component(role: .wireframe, type: "LoginWireframe", file: "Login.swift", line: 1)]),
            Module(id: "Pay/Address", name: "Address"),
            Module(id: "User/Address", name: "Address"),
        ])

    @Test(
        "An id, a name that one module has, another case of either, and a type that it is made of name the module",
        arguments: [
            ("Login", "Login"), ("LoginWireframe", "Login"), ("login", "Login"), ("Pay/Address", "Pay/Address"),
            ("user/ADDRESS", "User/Address"),
        ])
    func found(typed: String, id: String) throws {
        #expect(try TypedName(typed).module(in: graph).id == id)
    }

    @Test("A name that two modules have is asked back")
    func several() {
        let failure = #expect(throws: CommandFailure.self) { try TypedName("Address").module(in: graph) }
        #expect(failure?.diagnostics.first?.advice == "name one of `Pay/Address`, `User/Address`")
    }

    @Test("A part of names is answered with the shortest that have it")
    func part() {
        let advice = { (typed: String) in
            let failure = #expect(throws: CommandFailure.self) { try TypedName(typed).module(in: graph) }
            return failure?.diagnostics.first?.advice
        }
        #expect(advice("addr") == "did you mean `Pay/Address` or `User/Address`?")
        #expect(advice("xy") == "`wiremap scan` lists them")
    }

    @Test("A name that no module has is answered with the nearest")
    func none() {
        let failure = #expect(throws: CommandFailure.self) { try TypedName("Logn").module(in: graph) }
        #expect(failure?.diagnostics.first?.description == "error: there is no module `Logn`; did you mean `Login`?")
    }
}
