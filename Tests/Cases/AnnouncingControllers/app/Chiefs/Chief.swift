import Combine
import SwiftUI
import UIKit

enum Notice {
    case full
}

class Model {
    let notices = PassthroughSubject<Notice, Never>()
}

class Chief<M: Model> {
    let model: M
    init(model: M) { self.model = model }
    final func make<Content: Sheet>(_ type: Content.Type) -> UIViewController where Content.M == M {
        Frame(chief: self, sheet: Content(model: model))
    }
}

protocol Sheet: View {
    associatedtype M: Model
    init(model: M)
}

final class Frame<M: Model, Content: Sheet>: UIHostingController<Content> {
    private let chief: Chief<M>
    private var bag: Set<AnyCancellable> = []
    init(chief: Chief<M>, sheet: Content) {
        self.chief = chief
        super.init(rootView: sheet)
        listen()
    }
    required init?(coder: NSCoder) { nil }
    private func listen() {
        chief.model.notices.sink { [weak self] notice in
            switch notice {
            case .full:
                self?.present(UIAlertController(title: "Full", message: nil, preferredStyle: .alert), animated: true)
            }
        }.store(in: &bag)
    }
}
