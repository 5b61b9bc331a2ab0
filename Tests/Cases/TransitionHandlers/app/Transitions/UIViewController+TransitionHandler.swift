import UIKit

extension UIViewController: TransitionHandler {
    func open(animated: Bool, _ make: () -> UIViewController) {
        navigationController?.pushViewController(make(), animated: animated)
    }

    func modal(_ make: @escaping () -> UIViewController?) {
        DispatchQueue.main.async { [weak self] in
            guard let controller = make() else { return }
            self?.present(controller, animated: true)
        }
    }

    func openModule<Input>(using factory: ModuleFactory<Input>) -> ModuleLink<Input> {
        let (controller, input) = factory.build()
        return ModuleLink(input: input) { [weak self] in
            self?.navigationController?.pushViewController(controller, animated: true)
        }
    }

    func close(animated: Bool) {
        if presentingViewController != nil {
            dismiss(animated: animated)
        } else {
            navigationController?.popViewController(animated: animated)
        }
    }
}
