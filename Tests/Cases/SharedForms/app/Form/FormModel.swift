class FormModel<Router: PostRouter> {
    let router: Router

    init(router: Router) {
        self.router = router
    }

    func nextPage() -> Page? { nil }

    func send() {
        guard let page = nextPage() else { return }
        router.push(page)
    }

    func leave() {}
}
