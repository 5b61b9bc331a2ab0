import Foundation
import Graphviz

/// The built `wiremap`, whose hidden subcommand is the rendering worker.
enum WorkerExecutable {
    static var url: URL {
        #if canImport(Darwin)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
            let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
        #else
            let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        #endif
        return tests.deletingLastPathComponent().appendingPathComponent("wiremap")
    }

    static func pool(
        workers: Int = 1, timeLimit: Duration = .seconds(60), memoryPerWorker: Int = 80_000_000
    ) -> RenderingPool {
        RenderingPool(
            executable: url, arguments: ["render-worker"], workers: workers, timeLimit: timeLimit,
            memoryPerWorker: memoryPerWorker)
    }

    /// A pool of shell scripts that greet as workers do and then run `script`; `$0` is the real worker.
    static func pool(
        script: String, timeLimit: Duration = .seconds(60), environment marker: String = ""
    ) -> RenderingPool {
        // 023 is the length of the greeting.
        let greeting = #"greet() { printf '\000\000\000\023wiremap-rendering-2'; head -c 8 >/dev/null; }; "#
        return RenderingPool(
            executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", greeting + script, url.path, marker],
            workers: 1, timeLimit: timeLimit)
    }
}
