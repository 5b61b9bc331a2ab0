import SwiftUI

struct FoyerView: View {
    @ObservedObject var model: FoyerModel

    var body: some View {
        VStack {
            Text("Welcome")
            FooterView(title: "Go on", action: model.buttonAction)
        }
    }
}

struct FooterView: View {
    let title: String
    let action: () -> Void

    var body: some View {
        Button(title, action: action)
    }
}

struct HallView: View {
    var body: some View { Text("Hall") }
}

struct ShopView: View {
    var body: some View { Text("Shop") }
}
