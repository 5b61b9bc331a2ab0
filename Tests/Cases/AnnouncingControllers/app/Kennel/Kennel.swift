import SwiftUI
import UIKit

final class KennelModel: Model {
    var open: (() -> Void)?
    func fill() { notices.send(.full) }
}

protocol KennelOutput: AnyObject {
    func kennelWantsYard()
}

final class KennelPresenter: Chief<KennelModel> {
    weak var output: KennelOutput?
    init(output: KennelOutput) {
        self.output = output
        super.init(model: KennelModel())
        model.open = { [weak self] in self?.output?.kennelWantsYard() }
    }
}

struct KennelView: Sheet {
    let model: KennelModel
    var body: some View {
        VStack {
            Button("Fill") { model.fill() }
            Button("Yard") { model.open?() }
        }
    }
}
