/// Makes titles of shows.
final class HomeFormatter {
}

// MARK: - Extensions -

extension HomeFormatter: HomeFormatterInterface {

    func titles(of shows: [Show]) -> [String] {
        return shows.map(\.title)
    }
}
