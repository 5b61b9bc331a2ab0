import Facts
import NavigationGraph

/// Parts that one type plays in several modules.
extension ModuleFinder {
    /// Interactors and navigators that serve presenters of several modules, each under an interface of that module's name,
    /// are parts of all of them and none's own: `extension CoreInteractor: LoginInteractor {}`.
    ///
    /// - Parameter wired: what the presenters of each module are connected with.
    /// - Returns: the shared parts.
    func share(_ wired: [[Int]], _ drafts: inout [ModuleDraft]) -> Set<Int> {
        let times = Dictionary(wired.joined().map { ($0, 1) }, uniquingKeysWith: +)
        let owned = Set(drafts.flatMap { $0.components.map(\.symbol) })
        var users: [Int: [Int]] = [:]
        for index in drafts.indices {
            for symbol in wired[index] where times[symbol, default: 0] > 1 && !owned.contains(symbol) {
                guard let role = roles.reading(of: symbol)?.role, isKnown(symbol, as: role, of: drafts[index].name)
                else { continue }
                users[symbol, default: []].append(index)
            }
        }
        users = users.filter { $0.value.count > 1 }
        for symbol in users.keys.sorted() {
            guard let role = roles.reading(of: symbol)?.role else { continue }
            for index in users[symbol] ?? [] { drafts[index].sharedParts.append((symbol, role)) }
        }
        return Set(users.keys)
    }

    /// Whether a navigator may stand in the place of one that a module has, as where the assembly makes one for phones
    /// and one for tablets: the presenter knows both by one protocol, to which no other module's parts conform.
    func isAlternative(_ navigator: Int, in module: Int, of drafts: [ModuleDraft]) -> Bool {
        guard !program.isCoordinator(navigator) else { return false }
        let known = drafts[module].navigators.filter { !program.isCoordinator($0) }
        return interfaces(heldBy: drafts[module].symbols(.presenter)).contains { interface in
            guard program.isSubtype(navigator, of: interface),
                known.contains(where: { program.isSubtype($0, of: interface) })
            else { return false }
            let conformers = program.concreteConformers(of: interface)
            return drafts.indices.allSatisfy { index in
                index == module || !drafts[index].components.contains { conformers.contains($0.symbol) }
            }
        }
    }

    /// The protocols of the program as which some parts declare what they hold.
    private func interfaces(heldBy parts: [Int]) -> [Int] {
        parts.flatMap { part in
            program.properties(of: part).flatMap { _, property in
                evaluator.symbols(of: evaluator.declaredType(of: property, for: part, arguments: []))
            }
        }
        .distinct().filter { program.types[$0].kind == .protocol }
    }

    /// Whether a navigator is known by an interface that bears a module's name: `LoginRouter` of a `LoginModalRouter`.
    func isKnown(_ navigator: Int, asNavigatorOf name: String) -> Bool {
        isKnown(navigator, as: .router, of: name)
    }

    /// Whether a navigator or an interactor is known by an interface that bears a module's name.
    private func isKnown(_ part: Int, as role: Role, of name: String) -> Bool {
        return program.ancestry(of: part).contains { interface in
            guard program.types[interface].kind == .protocol,
                let reading = roles.names.reading(of: program.types[interface].name)
            else { return false }
            return reading.stem == name
                && (role.navigates ? reading.role.navigates : role == .interactor && reading.role == role)
        }
    }
}
