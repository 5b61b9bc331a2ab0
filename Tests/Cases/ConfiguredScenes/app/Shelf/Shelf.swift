import UIKit

protocol ShelfViewInput: AnyObject {
    func setupInitialState()
}

protocol ShelfViewOutput {
    func viewIsReady()
    func didSelect(plant: String)
    func didTapRules()
}

protocol ShelfInteractorInput {}

protocol ShelfInteractorOutput: AnyObject {}

protocol ShelfRouterInput {
    func openPot(with plant: String)
    func openRules()
}

final class ShelfViewController: UIViewController, ShelfViewInput {
    var output: ShelfViewOutput!

    override func viewDidLoad() {
        super.viewDidLoad()
        output.viewIsReady()
    }

    func setupInitialState() {}

    @IBAction func didTapRules() { output.didTapRules() }
}

extension ShelfViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        output.didSelect(plant: "\(indexPath.row)")
    }
}

final class ShelfInteractor: ShelfInteractorInput {
    weak var output: ShelfInteractorOutput!
}

final class ShelfPresenter: ShelfViewOutput, ShelfInteractorOutput {
    weak var view: ShelfViewInput!
    var interactor: ShelfInteractorInput!
    var router: ShelfRouterInput!

    func viewIsReady() { view.setupInitialState() }

    func didSelect(plant: String) { router.openPot(with: plant) }

    func didTapRules() { router.openRules() }
}

final class ShelfRouter: ShelfRouterInput {
    weak var transitionHandler: UIViewController!

    func openPot(with plant: String) { transitionHandler.performSegue(withIdentifier: "showPot", sender: plant) }

    func openRules() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let rules = storyboard.instantiateViewController(withIdentifier: "RulesViewController") as! RulesViewController
        RulesModuleConfigurator().configureModuleForViewInput(viewInput: rules)
        transitionHandler.present(rules, animated: true)
    }
}
