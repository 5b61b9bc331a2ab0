protocol ViewInterface: AnyObject {
}

protocol PresenterInterface: AnyObject {
}

protocol InteractorInterface: AnyObject {
}

protocol FormatterInterface: AnyObject {
}
