import Markdown
import NavigationGraph
import Testing

@testable import Site

struct ConditionLinesTests {
    private func lines(_ condition: String) -> String {
        var html = HTMLWriter()
        ConditionLines(ConditionWords(condition).parts).write(&html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test("A short condition stays in its line")
    func short() {
        #expect(
            lines("isOpen && !isNew")
                == #"<div class="condition">if <code>isOpen</code> and not <code>isNew</code></div>"#)
    }

    @Test("Each part of a long condition has a line, and so has each side of a choice")
    func long() {
        #expect(
            lines("a && (b || (c && d)) && e") == """
                <div class="condition">if <span class="term"><code>a</code></span> \
                <span class="term">and either <span class="term"><code>b</code></span> \
                <span class="term">or both <code>c</code> and <code>d</code></span></span> \
                <span class="term">and <code>e</code></span></div>
                """)
    }

    @Test("The rest of a condition of many parts is folded")
    func many() {
        let text = lines("a && b && c && d && e && f")
        #expect(
            text.hasSuffix(
                """
                <span class="term">and <code>c</code></span>\
                <details><summary>and 3 conditions more</summary>\
                <span class="term">and <code>d</code></span> <span class="term">and <code>e</code></span> \
                <span class="term">and <code>f</code></span></details></div>
                """))
        #expect(!lines("a && b && c && d && e").contains("details"))
    }
}
