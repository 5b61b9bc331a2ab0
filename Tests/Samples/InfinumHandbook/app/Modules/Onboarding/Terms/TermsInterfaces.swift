import UIKit

enum TermsNavigationOption {
    case register
}

protocol TermsWireframeInterface: WireframeInterface {
    func navigate(to option: TermsNavigationOption)
}

protocol TermsViewInterface: ViewInterface {
}

protocol TermsPresenterInterface: PresenterInterface {
    func didSelectJoin()
    func didSelectDone()
}
