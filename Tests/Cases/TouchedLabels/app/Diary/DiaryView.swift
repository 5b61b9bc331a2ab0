import SwiftUI

struct DiaryView: View {
    let name: String
    @State private var isEditorShown = false
    @State private var isSearchShown = false
    @State private var isTagShown = false
    @State private var isLockShown = false
    @State private var isArchiveShown = false
    @State private var isHintShown = false

    var body: some View {
        NavigationView {
            VStack {
                Button {
                    isEditorShown = true
                } label: {
                    HStack {
                        Image(systemName: "pencil")
                        Text("Write").font(.headline).padding()
                    }
                }
                Button(action: { isSearchShown = true }) { Label("diary.search", systemImage: "magnifyingglass") }
                VStack {
                    Text("Tags").bold()
                    Text("All words that you gave to your days")
                }
                .padding()
                .onTapGesture { isTagShown = true }
                Button(action: { isLockShown = true }) {
                    if isLockShown {
                        Text("Unlock")
                    } else {
                        Text("Lock")
                    }
                }
                MenuRow(title: "Archive").onTapGesture { isArchiveShown = true }
                NavigationLink(destination: AboutView()) { Text("About") }
                NavigationLink("Help", destination: HelpView())
                NavigationLink {
                    PersonView()
                } label: {
                    Text(name)
                }
                NavigationLink(destination: HintView(), isActive: $isHintShown) { EmptyView() }
                Link("Our site", destination: URL(string: "https://example.com")!)
            }
            .sheet(isPresented: $isEditorShown) { EditorView() }
            .sheet(isPresented: $isSearchShown) { SearchView() }
            .sheet(isPresented: $isTagShown) { TagView() }
            .sheet(isPresented: $isLockShown) { LockView() }
            .sheet(isPresented: $isArchiveShown) { ArchiveView() }
            .onAppear { isHintShown = true }
        }
    }
}

struct MenuRow: View {
    let title: String

    var body: some View { Text(title) }
}
