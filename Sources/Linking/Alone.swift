/// What one thread at a time has: the twin of a program or an evaluator, with all that asks it.
///
/// Safe to hand over: it is made for a thread before that starts, and only that thread asks it until it has ended; from then
/// on only who takes what was found there does, on one thread again. What a twin shares with the one that it was made of are
/// values, and objects that never change once they are shared: `TypeSymbol`, `Frame`, `Members` and `HandlerIndex`.
struct Alone<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
