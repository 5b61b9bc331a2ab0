import UIKit

/// Nothing but leaving.
protocol PlayerWireframeInterface: WireframeInterface {
}

protocol PlayerViewInterface: ViewInterface {
    func show(title: String, cover: String)
}

protocol PlayerPresenterInterface: PresenterInterface {
    func load()
    func close()
}
