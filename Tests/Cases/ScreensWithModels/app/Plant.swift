import UIKit

protocol PlantOutput: AnyObject {
    var didTapWater: (() -> Void)? { get set }
}

protocol PlantViewModel: AnyObject {
    var didUpdateButtons: (([ButtonModel]) -> Void)? { get set }
    func viewDidLoad()
}

struct ButtonModel {
    var title: String
    var action: () -> Void
}

enum PlantAssembly {
    static func module() -> (view: PlantViewController, output: PlantOutput) {
        let viewModel = PlantViewModelImplementation()
        return (PlantViewController(viewModel: viewModel), viewModel)
    }
}

final class PlantViewModelImplementation: PlantViewModel, PlantOutput {
    var didTapWater: (() -> Void)?
    var didUpdateButtons: (([ButtonModel]) -> Void)?

    func viewDidLoad() { load() }

    private func load() { update(names: ["Water"]) }

    private func update(names: [String]) { show(names: names) }

    private func show(names: [String]) {
        let buttons = names.map { name in
            ButtonModel(title: name, action: { [weak self] in self?.didTapWater?() })
        }
        didUpdateButtons?(buttons)
    }
}

final class PlantViewController: UIViewController {
    private let viewModel: PlantViewModel

    init(viewModel: PlantViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.didUpdateButtons = { buttons in print(buttons.count) }
        viewModel.viewDidLoad()
    }
}
