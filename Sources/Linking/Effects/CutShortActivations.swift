/// The activations that were looked at in the middle of others that they run in turn, when it was not known yet what those do.
///
/// They are looked at again when nothing of that is under way any more. Where coordinators start one another, what they do
/// then is another for each of their callers, and grows beyond all use: after so much work it is left out.
struct CutShortActivations {
    /// How often an activation is looked at again.
    private static let maximumRepeats = 2
    /// How many activations are looked at in all after the first was looked at again; a wallet of 158 screens that are all
    /// opened by one router takes 6,000.
    private static let maximumWork = 50_000

    /// With what was under way.
    private var others: [FrameID: Set<FrameID>] = [:]
    /// What is under way and was asked for by what is looked at now.
    private var met: Set<FrameID> = []
    private var repeats: [FrameID: Int] = [:]
    private var work = 0

    /// Notes that what is looked at now runs what is under way.
    mutating func meet(_ frame: FrameID) { met.insert(frame) }

    /// Begins with an activation.
    ///
    /// - Returns: what was met around it.
    mutating func begin() -> Set<FrameID> {
        if !repeats.isEmpty { work += 1 }
        defer { met = [] }
        return met
    }

    /// Ends with an activation.
    ///
    /// - Parameter around: what `begin` gave.
    mutating func end(_ frame: FrameID, inside around: Set<FrameID>) {
        met.remove(frame)
        if !met.isEmpty { others[frame] = met }
        met.formUnion(around)
    }

    /// Whether what is known of an activation is too little, and more can be found out now.
    mutating func isToRepeat(_ frame: FrameID, whileUnderWay underWay: Set<FrameID>) -> Bool {
        guard let met = others[frame] else { return false }
        let open = met.intersection(underWay)
        guard open.isEmpty else {
            self.met.formUnion(open)
            return false
        }
        others[frame] = nil
        let count = (repeats[frame] ?? 0) + 1
        guard count <= Self.maximumRepeats, work < Self.maximumWork else { return false }
        repeats[frame] = count
        return true
    }

    /// Whether an activation was looked at again, and no more of that is looked at.
    func isTooMuch(_ frame: FrameID) -> Bool { work >= Self.maximumWork && repeats[frame] != nil }
}
