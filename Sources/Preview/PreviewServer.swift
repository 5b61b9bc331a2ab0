import NIOCore
import NIOHTTP1
import NIOPosix

/// Serves a site from memory to browsers on this machine.
package final class PreviewServer: Sendable {
    /// Why no server could be started.
    package struct Fault: Error {
        package let port: UInt16
    }

    /// Where the server listens.
    package let port: UInt16
    private let group: MultiThreadedEventLoopGroup
    private let listening: any Channel

    /// Starts to serve on 127.0.0.1, which other machines cannot reach; returns when browsers may ask.
    ///
    /// - Parameter wanted: the port; 0 for any that is free.
    package init(_ pages: PreviewPages, port wanted: UInt16) throws(Fault) {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let server = ServerBootstrap(group: group)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { connection in
                connection.eventLoop.makeCompletedFuture {
                    let port = connection.localAddress?.port ?? 0
                    let handler = PreviewHandler(pages: pages, hosts: ["127.0.0.1:\(port)", "localhost:\(port)"])
                    try connection.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: true)
                    try connection.pipeline.syncOperations.addHandler(PreviewConnection(handler))
                }
            }
        guard let listening = try? server.bind(host: "127.0.0.1", port: Int(wanted)).wait(),
            let port = listening.localAddress?.port
        else {
            try? group.syncShutdownGracefully()
            throw Fault(port: wanted)
        }
        self.port = UInt16(port)
        self.group = group
        self.listening = listening
    }

    /// Ends all connections.
    package func stop() {
        listening.close(promise: nil)
        group.shutdownGracefully { _ in }
    }
}

/// The requests of one connection, one after the other.
private final class PreviewConnection: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let handler: PreviewHandler
    private var asked: HTTPRequestHead?

    init(_ handler: PreviewHandler) { self.handler = handler }

    /// Answers when all of a request is there; what it may carry is not looked at.
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): asked = head
        case .body: break
        case .end:
            guard let asked else { return }
            self.asked = nil
            let (handler, channel) = (handler, context.channel)
            // What follows a refused request on the same connection is not waited for, and an answer to HEAD has no body.
            let isLast = !asked.isKeepAlive || asked.method != .GET
            channel.eventLoop.makeFutureWithTask { try await handler.answer(to: asked) }
                .whenComplete { Self.write($0, to: channel, isLast: isLast) }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private static func write(_ result: Result<PreviewHandler.Answer, any Error>, to channel: any Channel, isLast: Bool)
    {
        guard let answer = try? result.get() else { return channel.close(promise: nil) }
        var head = HTTPResponseHead(version: .http1_1, status: answer.status, headers: answer.headers)
        if isLast { head.headers.add(name: "Connection", value: "close") }
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: answer.body))), promise: nil)
        let ended = channel.writeAndFlush(HTTPServerResponsePart.end(nil))
        if isLast { ended.whenComplete { _ in channel.close(promise: nil) } }
    }
}
