import SwiftUI

struct ChoiceRow {
    enum Look { case loud, quiet }
    let look: Look
    let title: String
    let action: () -> Void
    init(style: Look, title: String, action: @escaping () -> Void) { look = style; self.title = title; self.action = action }
}
struct ChoiceGroup { let rows: [ChoiceRow] }
enum SheetPart { case heading(String), choices(ChoiceGroup) }
struct SheetView: View {
    let parts: [SheetPart]
    var body: some View {
        ForEach(0 ..< parts.count, id: \.self) { index in
            if case let .choices(group) = parts[index] {
                ForEach(0 ..< group.rows.count, id: \.self) { row in
                    Button(action: group.rows[row].action) { Text(group.rows[row].title) }
                }
            }
        }
    }
}
struct ExportView: View { var body: some View { Text("Export") } }
struct LedgerView: View {
    @State private var exports = false
    var body: some View {
        SheetView(parts: [
            .heading("Ledger"),
            .choices(.init(rows: [.init(style: .loud, title: "Export") { exports = true }])),
        ])
        .sheet(isPresented: $exports) { ExportView() }
    }
}
@main struct LedgerApp: App { var body: some Scene { WindowGroup { LedgerView() } } }
