import NavigationGraph
import Testing

@Suite("What people call groups")
struct GroupNamesTests {
    private func names(_ paths: String...) -> [String] {
        let names = GroupNames(of: paths)
        return paths.map { names[$0] }
    }

    @Test("Groups of one name say whose they are")
    func sameName() {
        #expect(
            names("Pay", "Pay/Parts", "Settings/Parts", "Old/Settings/Parts", "Shop/Cart")
                == ["Pay", "Pay/Parts", "Settings/Parts", "Old/Settings/Parts", "Cart"])
    }

    @Test("A folder around most groups is not named, and of two groups of one name the outer one has it")
    func shared() {
        #expect(
            names(
                "Bank", "Bank/Loans", "Bank/Cards", "Bank/Help", "Bank/Cards/Details", "Bank/Loans/Details",
                "Bank/Details", "Bank/Terms", "Watch")
                == [
                    "Bank", "Loans", "Cards", "Help", "Cards/Details", "Loans/Details", "Details", "Terms", "Watch",
                ])
    }

    @Test("Folders that say only what kind of thing they hold are not named")
    func kinds() {
        #expect(
            names(
                "Modules/Feature/Loans/Targets/Loans", "Modules/Feature/Loans/Targets/Demo",
                "Modules/Feature/Shelf/Targets/Demo", "App/Classes/Presentation Layer/Reading",
                "Modules/Feature/Shelf/Targets/Shelf/Sources/Domains/Notes")
                == ["Loans", "Loans/Demo", "Shelf/Demo", "Reading", "Notes"])
    }

    @Test("A folder that only implements what one beside it declares is not named")
    func implementations() {
        #expect(
            names(
                "App/Chat/Implementations", "App/Map/Implementations", "App/Map/Implementations/Pins",
                "App/Start/Implement")
                == ["Chat", "Map", "Map/Pins", "Start"])
    }

    @Test("What folders end in to say their kind is left out, where something is left")
    func endings() {
        #expect(
            names("App/LoanUserStory", "App/ShelfModule", "App/Feature/Module", "App/old_Module")
                == ["Loan", "Shelf", "App", "old_Module"])
    }

    @Test("A group between folders of kinds alone has the name of the last one")
    func kindsAlone() {
        #expect(names("Sources/Modules", "Screens") == ["Modules", "Screens"])
    }

    @Test("A folder in one of its own name is told from it")
    func repeated() {
        #expect(
            names("Main/Menu/Pay", "Main/Menu/Pay/Pay", "Main/Menu/Pay/Pay/Edit", "Other/Shop")
                == ["Menu/Pay", "Pay/Pay", "Pay/Pay/Edit", "Shop"])
    }

    @Test("A group within another one says in which, unless that is around many")
    func inner() {
        #expect(
            names("App/Pay", "App/Pay/Screens/Steps", "App/Pay/Steps/Last", "App/Shop", "App/Help", "App")
                == ["Pay", "Pay/Steps", "Pay/Steps/Last", "Shop", "Help", "App"])
    }

    @Test("Groups that nothing tells apart but folders of a kind keep their paths")
    func onlyKindsDiffer() {
        #expect(names("Modules/Loans", "Screens/Loans") == ["Modules/Loans", "Screens/Loans"])
    }
}
