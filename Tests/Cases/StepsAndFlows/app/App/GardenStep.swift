import RxFlow

enum GardenStep: Step {
    case gateIsRequired
    case keyIsRequired
    case gateIsOpen
    case bedsAreRequired
    case bedIsPicked(Int)
    case seedsAreRequired(bed: Int)
    case seedsAreSown
    case harvestIsRequired
    case compostIsRequired
    case helpIsRequired
}
