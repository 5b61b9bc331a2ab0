import Dialects
import Facts

extension NavigationPrimitive {
    /// Whether the labels of a call are those of the primitive; the last arguments may be left out or be trailing closures.
    func takes(_ values: [Argument], _ file: SwiftFacts) -> Bool {
        var given = values.filter { !$0.isTrailingClosure }
        if labels.last == "completion" || labels.last == "completionHandler" {
            // The closure may stand in its place or trail.
        } else if given.count != values.count {
            given = values
        } else if given.count == labels.count + 1, let last = given.last, file.label(last) == "completion" {
            // `pushViewController(_:animated:completion:)` of a library: UIKit's own, and a closure for when it is done.
            given.removeLast()
        }
        guard given.count >= required, given.count <= labels.count else { return false }
        var position = 0
        for argument in given {
            let label = argument.label.map { file.text($0) } ?? "_"
            while position < labels.count, labels[position] != label {
                if position < required { return false }
                position += 1
            }
            guard position < labels.count else { return false }
            position += 1
        }
        return true
    }
}
