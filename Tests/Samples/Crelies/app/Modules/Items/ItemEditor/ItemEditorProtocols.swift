import UIKit

protocol ItemEditorDelegateProtocol: AnyObject {
    func itemEditor(didSave item: Item)
}

protocol ItemEditorViewProtocol: AnyObject {
    func fill(name: String)
}

protocol ItemEditorPresenterProtocol: AnyObject {
    func didLoad()
    func didSelectSave(name: String)
    func didSelectCancel()
}

protocol ItemEditorInteractorProtocol {
    func save(_ item: Item) throws
}

protocol ItemEditorRouterProtocol: RouterProtocol {
}
