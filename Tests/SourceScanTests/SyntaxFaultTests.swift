import SourceScan
import Testing

@Suite("Where a file stops being Swift")
struct SyntaxFaultTests {
    private func line(_ text: String) -> Int? { SyntaxFault.line(in: Array(text.utf8)) }

    @Test(
        "What is Swift has no such place",
        arguments: [
            "", "struct A {\n    func go() { show(B(), animated: true) }\n}\n",
            "// wiremap:ignore dead-end - the end\nfinal class A: UIViewController {}\n",
            "#if os(iOS)\nimport UIKit\n#else\nimport AppKit\n#endif\n",
            "let word = #\"\\(1) \"#\nlet pattern = /a+b/\n",
            "@objc func tap() { if let x = a?.b, case .c(let y) = x { y() } }\n",
            "struct A: View {\n    @Environment (\\.isWide) private var isWide\n}\n",
        ])
    func fine(text: String) { #expect(line(text) == nil) }

    @Test(
        "What is left half written, or unmerged, has one",
        arguments: [
            ("struct A {\n    func go(_ a: Int, {\n        a()\n    }\n}\n", 2), ("struct A {\n    func go() {\n", 2),
            ("struct A {}\n<<<<<<< HEAD\nstruct B {}\n=======\nstruct C {}\n>>>>>>> other\n", 2),
            ("struct A {\n    let b = \n}\n", 2), ("}\nstruct A {}\n", 1),
        ])
    func broken(text: String, line: Int) { #expect(self.line(text) == line) }
}
