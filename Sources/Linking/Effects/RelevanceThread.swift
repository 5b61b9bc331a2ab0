import Threads

/// Finds beside the modules what needs none: which functions a primitive can be reached from.
struct RelevanceThread {
    private let work: Meanwhile<Alone<RelevantFunctions>>

    /// What one thread at a time has.
    ///
    /// Safe to hand over: the program in it is a twin that was made for the thread before that started, and afterwards it is
    /// asked by none but who takes what was found.
    private struct Alone<Value>: @unchecked Sendable {
        let value: Value
    }

    /// Starts at once.
    init(_ program: Program) {
        let twin = Alone(value: Program(twin: program))
        work = Meanwhile(stackSize: Linker.stackSize) { Alone(value: RelevantFunctions(program: twin.value)) }
    }

    /// What was found; waits for it.
    func found() -> RelevantFunctions { work.made.value }
}
