import Foundation

class LightSideScreenInteractor: LightSideScreenInteractorType {

    var entity: LightSideScreenEntityType?
    var webService: WebServiceType?

    func getCraters(completionHandler: @escaping LightSideCratersResponse) {
        webService?.getCraters(far: false) { [weak self] craters, error in
            self?.entity?.craters = craters
            completionHandler(craters, error)
        }
    }
}
