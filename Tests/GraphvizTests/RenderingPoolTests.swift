import Foundation
import Testing

@testable import Graphviz

@Suite struct RenderingPoolTests {
    private static let jobs = (0..<40).map { index in
        RenderingJob(Graph(edges: (0...(index % 7)).map { Edge(from: "n\(index)", to: "n\($0)") }))
    }

    private func bytes(_ results: [RenderingResult]) throws -> [[UInt8]] {
        try results.map { try $0.outcome.get().bytes }
    }

    @Test func bytesAreTheSameWhateverTheNumberOfWorkers() throws {
        let context = try RenderingContext(.portable)
        let here = try Self.jobs.map { try context.render(dot: Array($0.dot.utf8)).bytes }
        #expect(try bytes(WorkerExecutable.pool(workers: 1).render(Self.jobs)) == here)
        #expect(try bytes(WorkerExecutable.pool(workers: 3).render(Self.jobs)) == here)
        #expect(try bytes(WorkerExecutable.pool(workers: 2, memoryPerWorker: 0).render(Self.jobs)) == here)
    }

    @Test func workersThatWaitAlreadyDrawTheSame() throws {
        let pool = WorkerExecutable.pool(workers: 3)
        try pool.start()
        try pool.start()
        let drawn = try bytes(pool.render(Self.jobs))
        #expect(drawn == (try bytes(WorkerExecutable.pool(workers: 1).render(Self.jobs))))
    }

    /// `gvFreeLayout` frees a list twice after laying out an edge with a label between nodes of one rank, and brings
    /// the process down where the list is long.
    @Test func labelsWithinARankDoNotBringTheWorkerDown() throws {
        let above = (0..<150).map { "a\($0) -> b2; a\($0) -> c;" }.joined(separator: " ")
        let dot =
            "digraph { subgraph cluster_b { b1 b2 b3 } c -> b1 [label=go] b2 -> b1 [label=go] "
            + "b2 -> c [label=go] c -> b3 [label=go] \(above) }"
        let jobs = Array(repeating: RenderingJob(dot: dot), count: 20)
        let results = try WorkerExecutable.pool().render(jobs)
        #expect(results.allSatisfy { $0.attempt == .asGiven && $0.failedAttempts.isEmpty })
        #expect(try Set(bytes(results)).count == 1)
    }

    @Test func orderOfClustersDoesNotDependOnTheHeap() throws {
        let clusters = (0..<30).map {
            "subgraph \"cluster_a rather long name \($0 * 7 % 30)\" { n\($0) m\($0) n\($0) -> m\($0) }"
        }
        let clustered = RenderingJob(dot: "digraph { \(clusters.joined(separator: "\n")) }")
        // What was drawn before leaves holes of all sizes.
        let jobs = Self.jobs.flatMap { [clustered, $0] }
        let results = try WorkerExecutable.pool().render(jobs)
        #expect(try Set(bytes(stride(from: 0, to: results.count, by: 2).map { results[$0] })).count == 1)
    }

    @Test func fontsUsedForPixelsDoNotChangeTheSVG() throws {
        let graph = Graph(nodes: [Node("wide enough to measure", [.fontName("Helvetica")])])
        let pool = WorkerExecutable.pool()
        let before = try pool.render(RenderingJob(graph)).outcome.get()
        _ = try pool.render(RenderingJob(graph, format: .png)).outcome.get()
        #expect(try pool.render(RenderingJob(graph)).outcome.get() == before)
    }

    /// A worker loads the other engines when it first needs one.
    @Test func graphsMayNameTheirEngineThemselves() throws {
        let jobs = ["layout=neato", "layout=circo", "label=\"a name\""].map {
            RenderingJob(dot: "digraph { \($0); a -> b -> c -> a }")
        }
        let context = try RenderingContext(.portable)
        let here = try jobs.map { try context.render(dot: Array($0.dot.utf8)) }
        let drawn = try WorkerExecutable.pool().render(jobs + jobs).map { try $0.outcome.get() }
        #expect(drawn == here + here)
        #expect(Set(drawn.map(\.bytes)).count == 3)
    }

    @Test func errorsAreThoseOfTheLibraryAndOthersGoOn() throws {
        let results = try WorkerExecutable.pool(workers: 2).render([
            RenderingJob(dot: "digraph {"), RenderingJob(dot: "digraph { a }"),
            RenderingJob(dot: "digraph { a [label=<<b>x>] }"), RenderingJob(dot: "digraph { b }"),
        ])
        #expect(results.map { (try? $0.outcome.get()) != nil } == [false, true, false, true])
        // What cannot be read no other way reads; a label shows its fault to each layout.
        #expect(results.map(\.attempt) == [.asGiven, .asGiven, .forceDirected, .asGiven])
    }

    /// `dot` of Graphviz 2.43 reports “trouble in init_rank” where a label lies on a line that decides about no column.
    @Test func ranksAreFoundAtOnceWhereALayoutIsGivenUp() throws {
        let dot = """
            digraph {
                m
                subgraph cluster_a {
                    subgraph cluster_b { a }
                    subgraph cluster_c { b; c; d; e }
                }
                a -> b [label="+ present "]
                m -> n
                m -> o
                e -> c [label="~ push, other condition ", constraint=false]
            }
            """
        let result = try WorkerExecutable.pool().render(RenderingJob(dot: dot))
        #expect(try String(decoding: result.outcome.get().bytes, as: UTF8.self).contains("</svg>"))
        // Another version may draw it as it is.
        if case .graphviz(.layout(let messages))? = result.failedAttempts.first?.failure {
            #expect(result.attempt == .rankedAtOnce)
            #expect(!result.isFallback)
            #expect(messages.contains { $0.contains("init_rank") })
        } else {
            #expect(result.failedAttempts.isEmpty)
        }
    }

    @Test(arguments: [LayoutEngine.dot, .neato])
    func crashedWorkerIsReplacedAndThePlainerWayTaken(engine: LayoutEngine) throws {
        let marker = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: marker) }
        let pool = WorkerExecutable.pool(
            script: #"if [ -e "$1" ]; then exec "$0" render-worker; fi; : > "$1"; greet; exit 1"#,
            environment: marker.path)
        let result = try pool.render(RenderingJob(dot: "digraph { a -> b }", engine: engine))
        #expect(result.attempt == .reducedLimits)
        #expect(result.isFallback)
        #expect(result.failedAttempts == [.init(attempt: .asGiven, failure: .crashed)])
        #expect(try !result.outcome.get().bytes.isEmpty)
    }

    /// What waits behind others in one worker has its time from when the worker begins with it.
    @Test func timeOfAJobDoesNotCountWhatIsBeforeIt() throws {
        let pool = WorkerExecutable.pool(
            script: #"greet; for job in 1 2 3 4; do sleep 1; printf '\000\000\000\0030\nx'; done; exec sleep 600"#,
            timeLimit: .seconds(3))
        let results = try pool.render(Array(repeating: RenderingJob(dot: "digraph { a }"), count: 4))
        #expect(results.allSatisfy { $0.attempt == .asGiven })
        #expect(try bytes(results) == Array(repeating: Array("x".utf8), count: 4))
    }

    /// A worker that goes has only failed at the first of the jobs that it was given.
    @Test func jobsBehindTheOneThatFailsAreNotBlamed() throws {
        let marker = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: marker) }
        let pool = WorkerExecutable.pool(
            script: """
                if [ -e "$1" ]; then exec "$0" render-worker; fi
                : > "$1"; greet; printf '\\000\\000\\000\\0030\\nx'; exit 1
                """,
            environment: marker.path)
        let results = try pool.render(Array(Self.jobs.prefix(4)))
        #expect(results.map(\.attempt) == [.asGiven, .reducedLimits, .asGiven, .asGiven])
        #expect(results.map { $0.failedAttempts.count } == [0, 1, 0, 0])
        #expect(try results[0].outcome.get().bytes == Array("x".utf8))
    }

    @Test func everyWayThatTakesTooLongIsReported() throws {
        let limit = Duration.milliseconds(200)
        let pool = WorkerExecutable.pool(script: "greet; exec sleep 600", timeLimit: limit)
        let result = try pool.render(RenderingJob(dot: "digraph { a -> b }"))
        #expect(throws: RenderingFailure.timedOut(limit: limit)) { try result.outcome.get() }
        #expect(result.attempt == .forceDirected)
        #expect(result.failedAttempts.map(\.attempt) == [.asGiven, .reducedLimits])
    }

    /// A graph of edges that go everywhere, the same in every run.
    private static func tangle(nodes: Int, edges: Int, _ attributes: String = "") -> RenderingJob {
        var state: UInt64 = 1
        func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % UInt64(nodes)
        }
        let lines = (0..<edges).map { _ in "n\(next()) -> n\(next());" }
        return RenderingJob(dot: "digraph { \(attributes) \(lines.joined(separator: " ")) }")
    }

    /// A layout of libgraphviz itself that takes more than a minute.
    @Test func layoutThatHangsLosesOnlyItself() throws {
        let plain = RenderingJob(dot: "digraph { a -> b }")
        let limit = Duration.seconds(3)
        let results = try WorkerExecutable.pool(workers: 2, timeLimit: limit).render([
            plain, Self.tangle(nodes: 310, edges: 900), plain,
        ])
        let drawings = try bytes(results)
        #expect(results.map(\.isFallback) == [false, true, false])
        #expect(results[1].failedAttempts.first?.failure == .timedOut(limit: limit))
        #expect(drawings[0] == drawings[2])
        #expect(isWhole(drawings[1], nodes: 310))
    }

    /// Layouts that bring libgraphviz down. They have the usual time, because a sanitizer takes seconds to tell of it.
    @Test func layoutsThatCrashLoseOnlyThemselves() throws {
        let plain = RenderingJob(dot: "digraph { a -> b }")
        let crashing = "concentrate=true; splines=ortho;"
        let results = try WorkerExecutable.pool(workers: 2).render([
            plain, Self.tangle(nodes: 20, edges: 60, crashing), plain, Self.tangle(nodes: 10, edges: 40, crashing),
            plain,
        ])
        let drawings = try bytes(results)
        #expect(results.map(\.isFallback) == [false, true, false, true, false])
        for crashed in [results[1], results[3]] { #expect(crashed.failedAttempts.first?.failure == .crashed) }
        #expect(drawings[0] == drawings[2] && drawings[0] == drawings[4])
        #expect(isWhole(drawings[1], nodes: 20) && isWhole(drawings[3], nodes: 10))
    }

    private func isWhole(_ drawing: [UInt8], nodes: Int) -> Bool {
        let svg = String(decoding: drawing, as: UTF8.self)
        return svg.hasSuffix("</svg>\n") && svg.components(separatedBy: "class=\"node\"").count == nodes + 1
    }

    /// What a worker held open would stay open when its pool is gone.
    @Test func workersHoldNoOtherFileOpen() throws {
        let file = open("/dev/null", O_RDONLY)
        // No `FD_CLOEXEC`, and a number that no shell gives.
        let inherited = fcntl(file, F_DUPFD, 60)
        defer { for descriptor in [file, inherited] { close(descriptor) } }
        let pool = WorkerExecutable.pool(
            script: #"if [ -e "/dev/fd/$1" ]; then exit 1; fi; exec "$0" render-worker"#, environment: "\(inherited)")
        #expect(try !pool.render(RenderingJob(dot: "digraph { a -> b }")).outcome.get().bytes.isEmpty)
    }

    @Test func workerThatDiesWhileALargeJobIsSentIsNoSignal() throws {
        let pool = WorkerExecutable.pool(script: "greet; exit 1")
        let large = "digraph { " + String(repeating: "a -> b; ", count: 500_000) + "}"
        let result = try pool.render(RenderingJob(dot: large))
        #expect(throws: RenderingFailure.crashed) { try result.outcome.get() }
    }

    @Test func missingExecutableIsOneSentence() throws {
        let pool = RenderingPool(
            executable: URL(fileURLWithPath: "/nowhere/wiremap"), arguments: [], workers: 1)
        let error = #expect(throws: RenderingPoolError.self) { try pool.render(RenderingJob(dot: "digraph { a }")) }
        #expect(error?.description.contains("wiremap cannot be run") == true)
    }

    @Test func programThatIsNoWorkerIsSaidToBeNone() throws {
        let pool = RenderingPool(
            executable: URL(fileURLWithPath: "/bin/echo"), arguments: ["hello"], workers: 2)
        #expect(throws: RenderingPoolError.workerDidNotStart(executable: "echo")) {
            try pool.render(RenderingJob(dot: "digraph { a }"))
        }
    }

    /// A signal, or the system for want of memory, may end or stop a worker before it says that it is ready.
    @Test(arguments: ["KILL", "STOP"])
    func aWorkerThatDoesNotGetReadyIsStartedAgain(signal: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("start-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let worker = folder.appendingPathComponent("worker")
        let program = WorkerExecutable.url.path.replacingOccurrences(of: "'", with: "'\\''")
        // Making a folder tells the first start from the others, also where two start at once.
        try Data(
            """
            #!/bin/sh
            if mkdir "$0.first" 2>/dev/null || mkdir "$0.second" 2>/dev/null; then kill -\(signal) $$; fi
            exec '\(program)' "$@"

            """.utf8
        ).write(to: worker)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: worker.path)
        let pool = RenderingPool(
            executable: worker, arguments: ["render-worker"], workers: 2, startLimit: .seconds(5))
        let here = try bytes(WorkerExecutable.pool(workers: 1).render(Self.jobs))
        let results = try pool.render(Self.jobs)
        #expect(results.allSatisfy { $0.attempt == .asGiven && $0.failedAttempts.isEmpty })
        #expect(try bytes(results) == here)
    }

    @Test func plainerWaysDrawGraphs() throws {
        for engine in LayoutEngine.allCases where engine != .patchwork {
            let drawing = try WorkerExecutable.pool().render(
                RenderingJob(dot: "digraph { a -> b }", engine: engine)
            ).outcome.get()
            #expect(String(decoding: drawing.bytes, as: UTF8.self).contains("</svg>"), "\(engine)")
        }
    }
}
