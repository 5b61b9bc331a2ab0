import ArgumentParser
import Graphviz

/// `wiremap render-worker`: the other side of the rendering pool, which the program starts by itself.
struct RenderWorkerCommand: ParsableCommand {
    /// The name under which the pool starts it.
    static let name = "render-worker"

    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Draws graphs that another run of wiremap hands over.", shouldDisplay: false)

    func run() throws {
        throw ExitCode(RenderingWorker.runOnStandardStreams())
    }
}
