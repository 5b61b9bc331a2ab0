import FuzzTargets

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// libFuzzer's loop around one target, which the variable `TARGET` names; the arguments are libFuzzer's own.
@main enum Fuzz {
    static func main() {
        guard let target else {
            let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
            say("Name a target in the variable TARGET: \(names).")
            exit(64)
        }
        say("Feeding \(target.rawValue).")
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(drive(&count, &arguments, feed))
    }

    fileprivate static let target = getenv("TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }
}

/// The stream that C calls `stderr` is a variable that any thread may set.
private func say(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = write(2, bytes, bytes.count)
}

@_silgen_name("LLVMFuzzerRunDriver")
private func drive(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ feed: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

private func feed(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do {
        try Fuzz.target?.feed(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        say("\(error)")
        abort()
    }
    return 0
}

/// libFuzzer's own `main`, which is linked too, looks for it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt { feed(start, count) }
