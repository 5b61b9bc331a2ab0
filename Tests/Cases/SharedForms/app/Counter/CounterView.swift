import SwiftUI

struct CounterView: View {
    let desk: Desk

    var body: some View {
        VStack {
            Button("Send a parcel") { desk.push(.parcel) }
            Button("Send a letter") { desk.push(.letter) }
        }
    }
}

struct ReceiptView: View {
    var body: some View { Text("Receipt") }
}

struct StampView: View {
    var body: some View { Text("Stamp") }
}
