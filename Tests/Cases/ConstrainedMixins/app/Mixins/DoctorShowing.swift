import UIKit

/// Whoever can show a doctor: as a card on its own, pushed where the navigator pushes.
protocol DoctorShowing {
    func showDoctor(id: String)
}

extension DoctorShowing where Self: ControllerHosting & CardPresenting {
    func showDoctor(id: String) {
        presentCard(DoctorModule.build(id: id))
    }
}

extension DoctorShowing where Self: ControllerHosting & Pushing & PrescriptionRoutes {
    func showDoctor(id: String) {
        push(DoctorModule.build(id: id))
    }
}

protocol Closing {
    func close()
}

extension Closing where Self: ControllerHosting {
    func close() { leave(animated: true) }
}

extension ControllerHosting {
    func leave(animated: Bool) {
        guard let navigation = hostController?.navigationController, navigation.viewControllers.count > 1 else {
            hostController?.dismiss(animated: animated)
            return
        }
        navigation.popViewController(animated: animated)
    }
}
