import NavigationGraph

/// Which modules of one state cannot be renamed ones of the other, because their own types still stand there.
///
/// Where one screen is shown in place of another, both of which both states declare, neither was renamed, however alike
/// the ways to them are.
struct StandingTypes {
    private let base: DeclaredNames
    private let head: DeclaredNames

    /// Nil where it is not known what a side declares.
    init?(base: NavigationReview.Side, head: NavigationReview.Side) {
        guard let before = base.declaredNames, let after = head.declaredNames else { return nil }
        self.base = before()
        self.head = after()
    }

    /// Whether a module of the base may be called as one of the head is.
    func allowRename(of one: Module, to other: Module) -> Bool {
        !stands(one, in: head, beside: base, without: other) && !stands(other, in: base, beside: head, without: one)
    }

    /// Whether the other side declares what a module shows, or what it is made of where it shows nothing, and the module's
    /// partner has none of it.
    private func stands(
        _ module: Module, in other: DeclaredNames, beside own: DeclaredNames, without partner: Module
    ) -> Bool {
        let views = module.components.filter { $0.role == .view }
        let leading = views.isEmpty ? module.components : views
        let taken = Set(partner.components.map(\.type))
        return !leading.isEmpty
            && leading.allSatisfy { !taken.contains($0.type) && other.declares($0.type, nowIn: $0.file, of: own) }
    }
}
