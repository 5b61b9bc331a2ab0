import Foundation

class CraterListScreenInteractor: CraterListScreenInteractorType {

    var entity: CraterListScreenEntityType?
    var webService: WebServiceType?

    func load(completionHandler: @escaping (Int) -> Void) {
        webService?.getCraters(far: false) { [weak self] craters, _ in
            self?.entity?.craters = craters
            completionHandler(craters?.count ?? 0)
        }
    }
}
