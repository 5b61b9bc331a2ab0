import SwiftUI

extension View {
    func link<T: View>(to screen: T) -> some View {
        modifier(Link(destination: screen))
    }

    func lateLink<T: View>(to screen: @autoclosure @escaping () -> T) -> some View {
        modifier(LateLink(destination: screen()))
    }
}

/// The app's own, which hides SwiftUI's.
struct Link<T: View>: ViewModifier {
    let destination: T

    func body(content: Content) -> some View {
        NavigationLink(destination: destination) { content }
    }
}

struct LateLink<T: View>: ViewModifier {
    private let destination: () -> T

    init(destination: @autoclosure @escaping () -> T) {
        self.destination = destination
    }

    func body(content: Content) -> some View {
        NavigationLink(destination: LateView(destination())) { content }
    }
}

struct LateView<Content: View>: View {
    let build: () -> Content

    init(_ build: @autoclosure @escaping () -> Content) {
        self.build = build
    }

    var body: Content { build() }
}
