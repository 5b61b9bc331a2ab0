import Foundation

/// Fetches shows and their episodes.
final class ShowService {

    static let shared = ShowService()

    func shows(_ completion: @escaping (Result<[Show], Error>) -> Void) {
        completion(.success([Show(id: "1", title: "Tides", relatedID: "2")]))
    }

    func show(id: String) -> Show {
        return Show(id: id, title: "Show \(id)", relatedID: nil)
    }

    func episodes(ofShow id: String) -> [Episode] {
        return [Episode(id: id + ".1", title: "Pilot", minutes: 31)]
    }
}
