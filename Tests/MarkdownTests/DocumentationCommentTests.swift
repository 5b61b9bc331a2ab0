import Testing

@testable import Markdown

struct DocumentationCommentTests {
    private func html(_ markdown: String, level: Int = 3) -> String {
        var writer = HTMLWriter()
        DocumentationComment(markdown).write(into: &writer, headingLevel: level)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func paragraphsAndInlineMarks() {
        #expect(
            html("One *two* **three** `f<T>()`")
                == "<p>One <em>two</em> <strong>three</strong> <code>f&lt;T&gt;()</code></p>")
    }

    @Test func rawHTMLIsLeftOut() {
        let page = html(
            "Before <script>alert(1)</script> after\n\n<div onclick=\"x\">block</div>\n\nEnd <img src=x onerror=y>")
        #expect(
            !page.contains("<script") && !page.contains("<div") && !page.contains("<img") && !page.contains("onclick"))
        #expect(page.hasPrefix("<p>Before "))
        #expect(page.hasSuffix("<p>End </p>"))
    }

    @Test(arguments: [
        "[x](javascript:alert(1))", "[x](JavaScript:alert(1))", "[x](data:text/html,hi)", "[x](vbscript:y)",
        "[x](https:y)", "[x](http:/y)",
        "[x](file:///etc/passwd)", "[x](../up.html)", "[x](//example.org/y)", "[x](&#106;avascript:alert(1))",
        "[x](<java\tscript:alert(1)>)",
    ])
    func unsafeLinksKeepOnlyTheirText(_ markdown: String) {
        #expect(html(markdown) == "<p>x</p>")
    }

    @Test func webLinksAreEscaped() {
        #expect(
            html("[x](https://example.org/?a=1&b=%22)")
                == "<p><a href=\"https://example.org/?a=1&amp;b=%22\">x</a></p>")
        #expect(html("see www.example.org") == "<p>see <a href=\"http://www.example.org\">www.example.org</a></p>")
    }

    @Test func imagesBecomeLinks() {
        #expect(html("![alt](https://example.org/a.png)") == "<p><a href=\"https://example.org/a.png\">alt</a></p>")
        #expect(html("![alt](a.png)") == "<p>alt</p>")
        let linked = html("[![alt](https://example.org/a.png)](https://example.org)")
        #expect(linked == "<p><a href=\"https://example.org\">alt</a></p>")
    }

    @Test func headingsAreShiftedToThePagesOutline() {
        #expect(html("# A\n\n## B\n\n##### C", level: 4) == "<h4>A</h4><h5>B</h5><h6>C</h6>")
        #expect(html("### A", level: 3) == "<h3>A</h3>")
    }

    @Test func tablesAndStrikethrough() {
        let page = html("| a | b |\n|:-:|---|\n| ~~1~~ | 2 |")
        #expect(
            page
                == "<table><tr><th>a</th><th>b</th></tr><tr><td><del>1</del></td><td>2</td></tr></table>")
    }

    @Test func swiftFieldsBecomeADescriptionList() {
        let page = html(
            """
            Shows it.

            - Parameters:
              - user: The *user*.
              - animated: Whether.
            - Returns: A view.
            - Throws: `Fault`.
            - Note: Careful
            """)
        #expect(
            page
                == "<p>Shows it.</p><dl class=\"fields\"><dt><code>user</code></dt><dd>The <em>user</em>.</dd>"
                + "<dt><code>animated</code></dt><dd>Whether.</dd><dt>Returns</dt><dd>A view.</dd>"
                + "<dt>Throws</dt><dd><code>Fault</code>.</dd><dt>Note</dt><dd>Careful</dd></dl>")
    }

    @Test func aSingleParameterAndAnOrdinaryListStayApart() {
        #expect(
            html("- one\n- Parameter id: the id\n- two")
                == "<ul><li>one</li><li>two</li></ul><dl class=\"fields\"><dt><code>id</code></dt><dd>the id</dd></dl>")
    }

    @Test func firstParagraphIsPlainText() {
        #expect(
            DocumentationComment("# T\n\nOne *two*\n`three` <b>four</b>\n\nNext").firstParagraph == "One two three four"
        )
        #expect(DocumentationComment("").firstParagraph == "")
        #expect(DocumentationComment("- a").firstParagraph == "")
    }

    @Test func deepNestingIsNoFault() {
        #expect(html(String(repeating: "> ", count: 20_000) + "x").contains("x"))
        #expect(!html(String(repeating: "[", count: 50_000)).isEmpty)
    }

    @Test func threadsDoNotDisturbOneAnother() async {
        let markdown = "see www.example.org ~~gone~~\n\n| a |\n|---|\n| b |"
        let expected = html(markdown)
        await withTaskGroup(of: String.self) { group in
            for _ in 0..<400 { group.addTask { html(markdown) } }
            for await page in group { #expect(page == expected) }
        }
    }
}
