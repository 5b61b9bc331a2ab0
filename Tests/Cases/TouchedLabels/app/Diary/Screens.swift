import SwiftUI

struct EditorView: View {
    var body: some View { Image(systemName: "editor") }
}

struct SearchView: View {
    var body: some View { Image(systemName: "search") }
}

struct TagView: View {
    var body: some View { Image(systemName: "tag") }
}

struct LockView: View {
    var body: some View { Image(systemName: "lock") }
}

struct ArchiveView: View {
    var body: some View { Image(systemName: "archive") }
}

struct AboutView: View {
    var body: some View { Image(systemName: "about") }
}

struct HelpView: View {
    var body: some View { Image(systemName: "help") }
}

struct PersonView: View {
    var body: some View { Image(systemName: "person") }
}

struct HintView: View {
    var body: some View { Image(systemName: "hint") }
}
