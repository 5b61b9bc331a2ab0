protocol PresenterInterface: AnyObject {
    func viewDidLoad()
    func viewWillAppear(animated: Bool)
}

extension PresenterInterface {

    func viewDidLoad() {
        assertionFailure("viewDidLoad() is not implemented here")
    }

    func viewWillAppear(animated: Bool) {
        assertionFailure("viewWillAppear(animated:) is not implemented here")
    }
}
