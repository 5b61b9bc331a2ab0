import Foundation

class DarkSideScreenInteractor: DarkSideScreenInteractorType {

    var entity: DarkSideScreenEntityType?
    var webService: WebServiceType?

    func getCraters(completionHandler: @escaping DarkSideCratersResponse) {
        webService?.getCraters(far: true) { [weak self] craters, error in
            self?.entity?.craters = craters
            completionHandler(craters, error)
        }
    }
}
