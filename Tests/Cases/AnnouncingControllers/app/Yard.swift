import SwiftUI
import UIKit

final class YardModel: Model {}

final class YardPresenter: Chief<YardModel> {
    init() { super.init(model: YardModel()) }
}

struct YardView: Sheet {
    let model: YardModel
    var body: some View { Text("Yard") }
}
