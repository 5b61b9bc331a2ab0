import FlyingFox
import FlyingSocks
import Foundation

/// Serves a site from memory to browsers on this machine.
package final class PreviewServer: Sendable {
    /// Why no server could be started.
    package struct Fault: Error {
        package let port: UInt16
    }

    /// Where the server listens.
    package let port: UInt16
    private let task: Task<Void, any Error>

    /// Starts to serve on 127.0.0.1, which other machines cannot reach; returns when browsers may ask.
    ///
    /// - Parameter wanted: the port; 0 for any that is free.
    package init(_ pages: PreviewPages, port wanted: UInt16) throws(Fault) {
        guard let chosen = try? Self.freePort(wanted),
            let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: chosen)
        else { throw Fault(port: wanted) }
        let handler = PreviewHandler(pages: pages, hosts: ["127.0.0.1:\(chosen)", "localhost:\(chosen)"])
        let server = HTTPServer(address: address, logger: .disabled, handler: handler)
        let task = Task.detached { try await server.run() }
        let started = DispatchSemaphore(value: 0)
        let isListening = Listening()
        Task.detached {
            isListening.set((try? await server.waitUntilListening()) != nil)
            started.signal()
        }
        started.wait()
        guard isListening.value else {
            task.cancel()
            throw Fault(port: wanted)
        }
        port = chosen
        self.task = task
    }

    /// Ends all connections.
    package func stop() { task.cancel() }

    private final class Listening: Sendable {
        private let lock = NSLock()
        /// Used inside `lock` only.
        nonisolated(unsafe) private var flag = false
        var value: Bool { lock.withLock { flag } }
        func set(_ new: Bool) { lock.withLock { flag = new } }
    }

    /// The wanted port where nobody listens on it, or one that the system chooses for 0.
    private static func freePort(_ wanted: UInt16) throws -> UInt16 {
        let socket = try Socket(domain: AF_INET)
        defer { try? socket.close() }
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: wanted))
        guard case .ip4(_, let port) = try socket.sockname() else { throw Fault(port: wanted) }
        return port
    }
}
