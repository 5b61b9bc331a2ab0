import Foundation

struct Trip {
    var stop: Stop?
    var fare: Fare?
}

struct Stop { let code: String }
struct Fare { let cents: Int }
struct SeasonPass { let validUntil: Date }
struct GroupTicket { let riders: Int }
