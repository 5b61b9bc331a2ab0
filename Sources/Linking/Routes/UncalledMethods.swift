import Facts

extension OriginFinder {
    /// Whether nothing can run a method any more: only its own file could name a private one, and nothing there does.
    func isUncalled(_ function: FunctionRef) -> Bool {
        evaluator.unnamedMethods.contains(function) && origins(of: function).isEmpty && !isAsked(function)
    }
}
