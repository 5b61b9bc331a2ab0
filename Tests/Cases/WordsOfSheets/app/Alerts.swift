import UIKit

struct AlertModel {
    let title: String
    let handler: (() -> Void)?

    init(title: String, handler: (() -> Void)? = nil) {
        self.title = title
        self.handler = handler
    }
}

struct AlertViewModel {
    let title: String
    let actions: [AlertModel]
}

final class SheetViewController: UIViewController {
    private let viewModel: AlertViewModel

    init(viewModel: AlertViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func loadView() { view = SheetLayout(viewModel: viewModel) }
}

final class SheetLayout: UIView {
    private let stack = UIStackView()

    init(viewModel: AlertViewModel) {
        super.init(frame: .zero)
        viewModel.actions.forEach { stack.addArrangedSubview(makeButton(with: $0)) }
    }

    required init?(coder: NSCoder) { fatalError() }

    private func makeButton(with action: AlertModel) -> UIButton {
        let button = UIButton()
        button.setTitle(action.title, for: .normal)
        button.addAction(UIAction { _ in action.handler?() }, for: .touchUpInside)
        return button
    }
}

protocol AlertShowing: AnyObject {
    func show(_ viewModel: AlertViewModel, from view: UIViewController?)
}

extension AlertShowing {
    func show(_ viewModel: AlertViewModel, from view: UIViewController?) {
        view?.present(SheetViewController(viewModel: viewModel), animated: true)
    }
}
