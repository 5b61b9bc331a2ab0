import Foundation

class CraterScreenInteractor: CraterScreenInteractorType {

    var entity: CraterScreenEntityType?

    func describe() -> String {
        return entity?.crater?.name ?? "view.present(DarkSideScreenRouter.create(), animated: true)"
    }
}
