protocol PierPickerViewProtocol: ScreenProviding {
    func show(_ piers: [Int])
}

protocol PierPickerPresenterProtocol: AnyObject {
    func load()
    func pick(_ pier: Int)
}

protocol PierPickerWireframeProtocol: AnyObject {
    func close(_ view: PierPickerViewProtocol?)
}
