import Combine
import SwiftUI
import UIKit

protocol Page: View {
    associatedtype Model
    init(model: Model)
}

class PagePresenter<Model: ObservableObject> {
    let model: Model
    var subscriptions: Set<AnyCancellable> = []

    init(model: Model) {
        self.model = model
    }

    final func screen<Content: Page>(of page: Content.Type) -> UIViewController where Content.Model == Model {
        UIHostingController(rootView: page.init(model: model))
    }
}
