import UIKit

protocol TransitionHandler: AnyObject {
    func open(animated: Bool, _ make: () -> UIViewController)
    func modal(_ make: @escaping () -> UIViewController?)
    func openModule<Input>(using factory: ModuleFactory<Input>) -> ModuleLink<Input>
    func close(animated: Bool)
}

extension TransitionHandler {
    func open(_ make: () -> UIViewController) {
        open(animated: true, make)
    }
}

/// Makes a module and knows its input.
struct ModuleFactory<Input> {
    let build: () -> (UIViewController, Input)
}

/// A transition that is prepared: `then` configures the input and performs it.
struct ModuleLink<Input> {
    let input: Input
    let perform: () -> Void

    func then(_ configure: (Input) -> Void) {
        configure(input)
        perform()
    }
}
