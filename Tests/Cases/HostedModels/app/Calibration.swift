import SwiftUI
import UIKit

protocol CalibrationModule: AnyObject {
    var viewController: UIViewController { get }
}

protocol CalibrationModelOutput: AnyObject {
    func calibrationDidFinish()
}

final class CalibrationPresenter: CalibrationModule {
    private weak var keptView: UIViewController?
    private let model: CalibrationModel

    init(sensor: String) {
        model = CalibrationModel(sensor: sensor)
    }

    var viewController: UIViewController {
        if let view = keptView {
            return view
        } else {
            model.output = self
            let view = UIHostingController(rootView: CalibrationStepsView(model: model))
            keptView = view
            return view
        }
    }
}

extension CalibrationPresenter: CalibrationModelOutput {
    func calibrationDidFinish() {
        keptView?.dismiss(animated: true)
    }
}

final class CalibrationModel: ObservableObject {
    weak var output: CalibrationModelOutput?
    let sensor: String

    init(sensor: String) {
        self.sensor = sensor
    }

    func finish() {
        output?.calibrationDidFinish()
    }
}

struct CalibrationStepsView: View {
    @ObservedObject var model: CalibrationModel

    var body: some View {
        VStack {
            Text(model.sensor)
            Button("Done") { model.finish() }
        }
    }
}
