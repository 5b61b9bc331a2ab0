import Foundation

// Compares the packs of the program's cache with a database, on what a scan does with either.
//
// usage: store-comparison ROUNDS

let threads = ProcessInfo.processInfo.activeProcessorCount
let arguments = Array(CommandLine.arguments.dropFirst())

/// One of two processes that run at once.
func run<Store: RecordStore>(_ store: Store.Type, folder: String, number: Int) throws {
    let runs = StoreRuns<Store>(records: MadeRecords.all(), threads: 1, folder: folder)
    let added = StoreRuns<Store>.added(byProcess: number)
    try OtherProcess.afterWord { try runs.run(adding: added) }
}

if arguments.count == 4, arguments[0] == "--run", let number = Int(arguments[3]) {
    if arguments[1] == PackStore.name {
        try run(PackStore.self, folder: arguments[2], number: number)
    } else {
        try run(DatabaseStore.self, folder: arguments[2], number: number)
    }
    exit(0)
}

guard arguments.count == 1, let rounds = Int(arguments[0]), rounds > 0 else {
    FileHandle.standardError.write(Data("usage: store-comparison ROUNDS\n".utf8))
    exit(64)
}
let records = MadeRecords.all()
let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("store-comparison-\(getpid())").path
let packs = StoreRuns<PackStore>(records: records, threads: threads, folder: scratch + "/packs")
let database = StoreRuns<DatabaseStore>(records: records, threads: threads, folder: scratch + "/database")
print("\(records.count) records, \(records.reduce(0) { $0 + $1.bytes.count } / 1000) KB, \(rounds) rounds in turns\n")

var table = RatioTable()
for round in 0..<rounds {
    for step in Step.allCases {
        // Whoever comes first finds another machine than whoever comes second.
        if round.isMultiple(of: 2) {
            let one = try packs.measure(step)
            table.add(step, one, try database.measure(step))
        } else {
            let other = try database.measure(step)
            table.add(step, try packs.measure(step), other)
        }
    }
}
print(table.text(PackStore.name, DatabaseStore.name))

/// A row for each kind of damage.
func report<Store: RecordStore>(_ runs: StoreRuns<Store>, times: Int) throws {
    for damage in DamagedStore<Store>.Damage.allCases {
        let seen = try DamagedStore(runs: runs, times: times).seen(after: damage)
        print(
            "| \(Store.name), \(damage.rawValue) | \(times) | \(seen.harmed) | \(seen.missing) "
                + "| \(seen.wrong) | \(seen.mended) |")
    }
}

print(
    "\n| damaged | times | something lost | records missing | records wrong | mended by the next run |"
)
print("| --- | --- | --- | --- | --- | --- |")
try report(packs, times: 40)
try report(database, times: 40)
try FileManager.default.removeItem(atPath: scratch)
