import Threads

/// Finds beside the modules what needs none: which functions a primitive can be reached from, and which closures objects
/// are made with and keep.
struct RelevanceThread {
    private let work: Meanwhile<Alone<Found>>

    private struct Found {
        let functions: RelevantFunctions
        let survey: Survey
    }

    /// Starts at once.
    init(_ program: Program) {
        let twin = Alone(Program(twin: program))
        work = Meanwhile(stackSize: Linker.stackSize) {
            let functions = RelevantFunctions(program: twin.value)
            _ = twin.value.closuresOfInitializers
            return Alone(Found(functions: functions, survey: twin.value.survey))
        }
    }

    /// Which functions are relevant; what else was found, a program knows from then on. Waits for it.
    ///
    /// - Parameter program: the one whose twin was asked.
    func functions(knowing program: Program) -> RelevantFunctions {
        let found = work.made.value
        program.survey.add(found.survey)
        return found.functions
    }
}
