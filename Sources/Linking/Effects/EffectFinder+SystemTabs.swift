import Dialects

/// The tabs of iOS 18, which are no controllers: `UITab(title: "Shelf", image: nil, identifier: "shelf") { _ in shelf }`.
extension EffectFinder {
    /// The controllers that tabs make when they are selected, and groups of tabs hold, in place of the tabs; nil where a value
    /// holds none of UIKit's tabs.
    func controllers(ofTabs value: ValueID) -> ValueID? {
        var isOfTabs = false
        let controllers = evaluator.mapChoices(value) { list in
            guard case .array(let elements) = evaluator.store[list] else { return list }
            return evaluator.make(
                .array(
                    elements.flatMap { element -> [ValueID] in
                        guard let made = made(byTab: element, depth: 0) else { return [element] }
                        isOfTabs = true
                        return made
                    }))
        }
        return isOfTabs ? controllers : nil
    }

    private func made(byTab tab: ValueID, depth: Int) -> [ValueID]? {
        guard case .object(let creation) = evaluator.store[tab], let symbol = creation.type.symbol,
            program.isExternal(symbol), AppleClasses.tabs.contains(program.types[symbol].name), depth < 3
        else { return nil }
        var found: [ValueID] = []
        for argument in creation.arguments {
            switch evaluator.store[argument] {
            case .closure: found.append(evaluator.built(argument))
            case .array(let children):
                found += children.flatMap { made(byTab: $0, depth: depth + 1) ?? [] }
            default: break
            }
        }
        return found
    }
}
