import Foundation

protocol LinkReceiver: AnyObject {
    func handle(_ url: URL) -> Bool
}

/// Where launch code leaves links; it is set up before the first screen is there.
final class LinkCenter {
    private(set) static var shared: LinkCenter!

    private let service: LinkService

    static func setUp(with service: LinkService) {
        shared = LinkCenter(service: service)
    }

    init(service: LinkService) {
        self.service = service
    }

    func handle(_ url: URL) -> Bool {
        service.handle(url)
    }

    func receiver<Receiver>() -> Receiver? {
        service.receivers.first { $0 is Receiver } as? Receiver
    }
}

final class LinkService: LinkReceiver {
    let receivers: [LinkReceiver]

    init(receivers: [LinkReceiver]) {
        self.receivers = receivers
    }

    func handle(_ url: URL) -> Bool {
        for receiver in receivers where receiver.handle(url) {
            return true
        }
        return false
    }
}

/// Links that turn the volume up or down show nothing.
final class VolumeLinks: LinkReceiver {
    func handle(_ url: URL) -> Bool {
        url.host == "volume"
    }
}
