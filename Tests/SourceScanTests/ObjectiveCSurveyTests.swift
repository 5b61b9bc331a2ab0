import Testing

@testable import SourceScan

struct ObjectiveCSurveyTests {
    @Test(arguments: [
        "[self.navigationController pushViewController:vc animated:YES];", "x presentViewController:y",
        "[self performSegueWithIdentifier:@\"a\" sender:nil]", "[nav setViewControllers:@[a]]",
        "[[self.transitionHandler openModuleUsingSegue:s]", "popViewControllerAnimated",
        "dismissViewControllerAnimated",
        "self.window.rootViewController = nav;",
    ])
    func navigationCallsAreFound(text: String) {
        #expect(ObjectiveCSurvey.navigates(Array(text.utf8)))
    }

    @Test(arguments: ["", "push", "[view addSubview:button]", "pushViewControlle"])
    func otherCodeIsNot(text: String) {
        #expect(!ObjectiveCSurvey.navigates(Array(text.utf8)))
    }

    @Test func needlesAreFoundAtBothEnds() {
        let bytes = Array("aab".utf8)
        #expect(ByteSearch.contains(Array("aab".utf8), in: bytes))
        #expect(ByteSearch.contains(Array("ab".utf8), in: bytes))
        #expect(ByteSearch.contains(Array("aa".utf8), in: bytes))
        #expect(!ByteSearch.contains(Array("aabb".utf8), in: bytes))
        #expect(!ByteSearch.contains(Array("ba".utf8), in: bytes))
    }
}
