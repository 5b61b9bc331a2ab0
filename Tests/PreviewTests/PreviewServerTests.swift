import Foundation
import NIOCore
import NIOPosix
import Site
import Testing

@testable import Preview

/// What the server does with the bytes of a connection.
struct PreviewServerTests {
    private let pages = PreviewPages()

    init() { pages.show([Page(path: "index.html", bytes: Array("<html><head></head>home</html>".utf8))]) }

    /// All that comes back until the server ends the connection.
    private func send(_ text: String, to server: PreviewServer) async throws -> String {
        let answer = MultiThreadedEventLoopGroup.singleton.any().makePromise(of: String.self)
        let connection = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Listener(answer))
                }
            }
            .connect(host: "127.0.0.1", port: Int(server.port)).get()
        try await connection.writeAndFlush(ByteBuffer(string: text)).get()
        return try await answer.futureResult.get()
    }

    private final class Listener: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let promise: EventLoopPromise<String>
        private var text = ""

        init(_ promise: EventLoopPromise<String>) { self.promise = promise }
        func channelRead(context: ChannelHandlerContext, data: NIOAny) { text += String(buffer: unwrapInboundIn(data)) }
        func channelInactive(context: ChannelHandlerContext) { promise.succeed(text) }
    }

    @Test func requestsOfOneConnectionAreAnsweredInTurn() async throws {
        let server = try PreviewServer(pages, port: 0)
        defer { server.stop() }
        let host = "Host: 127.0.0.1:\(server.port)\r\n"
        let answers = try await send(
            "GET / HTTP/1.1\r\n\(host)\r\nGET /none HTTP/1.1\r\n\(host)Connection: close\r\n\r\n", to: server)
        let parts = answers.components(separatedBy: "HTTP/1.1 ")
        #expect(parts.count == 3 && parts[1].hasPrefix("200 OK") && parts[1].contains("home"))
        #expect(parts.last?.hasPrefix("404 Not Found") ?? false)
    }

    @Test(arguments: ["HEAD / HTTP/1.1", "POST / HTTP/1.1"])
    func aRefusedRequestEndsTheConnection(line: String) async throws {
        let server = try PreviewServer(pages, port: 0)
        defer { server.stop() }
        let answer = try await send(
            "\(line)\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: 0\r\n\r\n", to: server)
        #expect(answer.hasPrefix("HTTP/1.1 405 ") && !answer.contains("home"))
    }

    @Test func whatIsNoRequestIsRefused() async throws {
        let server = try PreviewServer(pages, port: 0)
        defer { server.stop() }
        #expect(try await send("NOT HTTP AT ALL\r\n\r\n", to: server).hasPrefix("HTTP/1.1 400 "))
    }

    @Test func aPortInUseIsSaid() throws {
        let server = try PreviewServer(pages, port: 0)
        defer { server.stop() }
        #expect(throws: PreviewServer.Fault.self) { try PreviewServer(pages, port: server.port) }
    }
}
