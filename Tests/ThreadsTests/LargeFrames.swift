/// Calls within calls, each with at least 4 KB of its own on the stack; the number of calls.
///
/// Few calls and large frames, because the thread sanitizer keeps a stack of its own for at most 65,536 calls, and writes
/// over what lies behind it when there are more.
@Sendable func largeFrames(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    var frame = FourKilobytes()
    return withUnsafeMutableBytes(of: &frame) { bytes in
        bytes[count % bytes.count] = 1
        return largeFrames(count - 1) + Int(bytes[count % bytes.count])
    }
}

private struct FourKilobytes {
    private var content = (
        HalfKilobyte(), HalfKilobyte(), HalfKilobyte(), HalfKilobyte(), HalfKilobyte(), HalfKilobyte(), HalfKilobyte(),
        HalfKilobyte()
    )
}

private struct HalfKilobyte {
    private var content = (
        SixtyFourBytes(), SixtyFourBytes(), SixtyFourBytes(), SixtyFourBytes(), SixtyFourBytes(), SixtyFourBytes(),
        SixtyFourBytes(), SixtyFourBytes()
    )
}

private struct SixtyFourBytes {
    private var content: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)
}
