import SwiftUI

struct HallView: View {
    @ObservedObject var viewModel: HallViewModel
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.sizeCategory) private var letters

    var body: some View {
        content()
    }

    @ViewBuilder
    private func content() -> some View {
        if height == .compact {
            wide()
        } else {
            upright()
        }
    }

    private func upright() -> some View {
        VStack {
            if letters.isAccessibilityCategory {
                ScrollView { footer() }
            } else {
                footer()
            }
            if viewModel.isMember {
                Button("Members' door") { viewModel.enter() }
            }
        }
    }

    private func wide() -> some View {
        HStack {
            footer()
        }
    }

    private func footer() -> some View {
        HStack {
            Button("Enter") { viewModel.enter() }
            Button("Plan") { viewModel.look() }
        }
    }
}
