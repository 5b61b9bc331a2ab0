import Foundation

/// What a link asks for.
enum LinkedScreen {
    case station(Int)
    case alarm
}

protocol LinkOpenerDelegate: AnyObject {
    func didAskToOpen(_ screen: LinkedScreen)
}

protocol LinkOpening: LinkReceiver {
    var delegate: LinkOpenerDelegate? { get set }
}

final class LinkOpener: LinkOpening {
    weak var delegate: LinkOpenerDelegate?

    private let reader = LinkReader()

    func handle(_ url: URL) -> Bool {
        reader.read(url) { [weak self] result in
            let screen: LinkedScreen
            switch result {
            case .success(let found): screen = found
            case .failure: return
            }
            DispatchQueue.main.async {
                if let delegate = self?.delegate {
                    delegate.didAskToOpen(screen)
                }
            }
        }
        return true
    }
}

final class LinkReader {
    struct Fault: Error {}

    func read(_ url: URL, completion: @escaping (Result<LinkedScreen, Error>) -> Void) {
        switch url.host {
        case "station": completion(.success(.station(Int(url.lastPathComponent) ?? 0)))
        case "alarm": completion(.success(.alarm))
        default: completion(.failure(Fault()))
        }
    }
}
