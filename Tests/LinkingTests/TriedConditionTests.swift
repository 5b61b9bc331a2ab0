import NavigationGraph
import Testing

/// What comes after a statement that may throw, where the error is caught: it succeeded.
struct TriedConditionTests {
    private func conditions(_ body: String) throws -> [String] {
        let app = InlineApp(
            start: "    func open() { viewController.present(OtherWireframe().viewController, animated: true) }",
            presenter: """
                    func tapped() {
                \(body)
                    }
                """)
        return try app.graph().routes.filter { $0.source == "Start" }.map { $0.condition ?? "always" }
    }

    @Test(
        "it succeeded",
        arguments: [
            "do { try save(); wireframe.open() } catch { log(error) }",
            "Task { do { let user = try await login(); wireframe.open() } catch { log(error) } }",
            "do { let user: User\n user = try load()\n wireframe.open() } catch { log(error) }",
            "do { if isReady { return try save() }\n try save(); wireframe.open() } catch { log(error) }",
            "do { do { try save(); wireframe.open() } } catch { log(error) }",
            "do { try save(); try load(); wireframe.open() } catch { log(error) }",
        ])
    func succeeded(body: String) throws {
        #expect(try conditions(body).map { $0.replacing("!isReady && ", with: "") } == ["!(catch)"])
    }

    @Test(
        "nothing is asked",
        arguments: [
            "do { wireframe.open(); try save() } catch { log(error) }",
            "do { try? save(); wireframe.open() } catch { log(error) }",
            "do { Task { try save() }; wireframe.open() } catch { log(error) }",
            "do { try save() } catch { log(error) }\n wireframe.open()",
            "do { try save() } catch { log(error) }\n do { wireframe.open() }",
            "do { try save(); Task { } } catch { log(error) }; do { wireframe.open(); try save() } catch { }",
        ])
    func always(body: String) throws {
        #expect(try conditions(body) == ["always"])
    }

    @Test("and where it is caught, it failed")
    func failed() throws {
        #expect(try conditions("do { try save() } catch { wireframe.open() }") == ["catch"])
    }
}
