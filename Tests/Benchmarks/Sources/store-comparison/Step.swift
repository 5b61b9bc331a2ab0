/// What is measured, one after the other on one store, which is empty at first: seconds, or bytes on disk.
enum Step: String, CaseIterable {
    case first = "a first run that finds none and adds all"
    case sizeAfterFirst = "bytes on disk after it"
    case findingOnOne = "ten runs that find all, on one thread"
    case finding = "ten runs that find all, on all threads"
    case addingOne = "twenty runs that find all and add one"
    case atOnce = "two processes at once that find all and add 100 each"
    case sizeAtEnd = "bytes on disk at the end"
}
