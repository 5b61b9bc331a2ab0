import Diagnostics
import Reports
import Testing

@Suite("Workflow annotations")
struct WorkflowAnnotationsTests {
    private let rule = ReportedRule(id: "dead-end", title: "Dead end", explanation: "…", level: .warning)

    @Test("The gravest come first, because the runner shows ten of each level")
    func order() {
        let levels: [ReportedResult.Level] = [.note, .error, .warning]
        let results = levels.map {
            ReportedResult(
                rule: "dead-end", level: $0, text: "\($0)", place: SourcePlace(file: "A.swift", line: 3),
                fingerprint: "\($0)")
        }
        #expect(
            WorkflowAnnotations(rules: [rule], results: results).text == """
                ::error file=A.swift,line=3,title=Wiremap%3A Dead end::error
                ::warning file=A.swift,line=3,title=Wiremap%3A Dead end::warning
                ::notice file=A.swift,line=3,title=Wiremap%3A Dead end::note

                """)
    }

    @Test("No name of a file and no text begins another command or property")
    func hostile() {
        let result = ReportedResult(
            rule: "dead-end", level: .error, text: "100%\r\n::set-output name=x::y",
            place: SourcePlace(file: "a,line=9:b%\n::error ::x.swift", line: 0), fingerprint: "x")
        #expect(
            WorkflowAnnotations(rules: [], results: [result]).text
                == "::error file=a%2Cline=9%3Ab%25%0A%3A%3Aerror %3A%3Ax.swift,title=Wiremap%3A dead-end"
                + "::100%25%0D%0A::set-output name=x::y\n")
    }
}
