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
        #expect(ObjectiveCSurvey.navigationCalls(in: Array(text.utf8)) == 1)
    }

    @Test(arguments: [
        "", "push", "[view addSubview:button]", "pushViewControlle",
        "- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated",
        "@selector(popViewControllerAnimated:)", "// [nav pushViewController:vc animated:YES];",
        "/* [nav pushViewController:vc animated:YES]; */", "NSString *name = @\"pushViewController:\";",
        "if (self.window.rootViewController == nav) {", "NSArray *all = nav.viewControllers;",
    ])
    func otherCodeIsNot(text: String) {
        #expect(ObjectiveCSurvey.navigationCalls(in: Array(text.utf8)) == 0)
    }

    @Test func everyCallIsCounted() {
        let text = """
            - (void)openCatalogue {
                [self.navigationController pushViewController:[CatalogueViewController new] animated:YES];
                // [self dismissViewControllerAnimated:YES completion:nil];
                [self presentViewController:self.filter animated:YES completion:^{
                    [self.parent dismissViewControllerAnimated:NO completion:nil];
                }];
                self.tabBarController.viewControllers = @[ first, second ];
            }
            """
        #expect(ObjectiveCSurvey.navigationCalls(in: Array(text.utf8)) == 4)
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
