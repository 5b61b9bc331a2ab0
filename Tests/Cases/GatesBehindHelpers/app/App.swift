import SwiftUI

@main
struct WalletApp: App {
    var body: some Scene { WindowGroup { WalletView() } }
}

struct WalletView: View {
    @State private var accepted = false
    var body: some View {
        VStack {
            Button("New wallet") { Gate.shared.presentAfterTerms { NewWalletView() } }
            Button("Existing wallet") { Gate.shared.presentAfterTerms { RestoreView() } }
            Button("Watch wallet") { Gate.shared.presentAfterTerms { WatchView() } }
        }
    }
}

struct NewWalletView: View { var body: some View { Text("New") } }
struct RestoreView: View { var body: some View { Text("Restore") } }
struct WatchView: View { var body: some View { Text("Watch") } }

struct TermsView: View {
    let onAccept: () -> Void
    var body: some View { Button("I agree") { onAccept() } }
}

final class Gate {
    static let shared = Gate()
    var allAccepted = UserDefaults.standard.bool(forKey: "terms")

    func present<Content: View>(@ViewBuilder content: @escaping () -> Content) {
        UIApplication.shared.windows.first?.rootViewController?.present(UIHostingController(rootView: content()), animated: true)
    }

    func performAfterTerms(onAccept: @escaping () -> Void) {
        if allAccepted {
            onAccept()
        } else {
            present { TermsView(onAccept: onAccept) }
        }
    }

    func presentAfterTerms<Content: View>(@ViewBuilder content: @escaping () -> Content) {
        performAfterTerms { self.present(content: content) }
    }
}
