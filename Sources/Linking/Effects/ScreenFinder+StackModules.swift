import Dialects

/// Navigation controllers that the app gives a module.
extension ScreenFinder {
    /// What a navigation controller is made around that is a module's view: who shows it shows both.
    func inside(
        _ creation: Creation, _ contents: (Creation, ValueID) -> [ValueID], _ depth: Int
    ) -> [Screen] {
        guard creation.initializer == nil, container(of: creation.type) == .navigation else { return [] }
        return handed(to: creation, under: { $0 == ForeignNavigation.root }).filter { !isOpen($0) }.flatMap { root in
            screens(of: root, contents: contents, depth: depth + 1).filter(isScreen).map { screen in
                var screen = screen
                screen.container = screen.container ?? .navigation
                return screen
            }
        }
    }
}
