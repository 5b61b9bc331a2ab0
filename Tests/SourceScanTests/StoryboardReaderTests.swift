import Diagnostics
import Facts
import Testing

@testable import SourceScan

struct StoryboardReaderTests {
    private func read(_ text: String, path: String = "App/Main.storyboard") -> (StoryboardFacts, [Diagnostic]) {
        let (facts, diagnostics) = StoryboardReader.read(bytes: Array(text.utf8), path: path)
        return (facts, diagnostics)
    }

    private let main = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- <scene> of old: <segue kind="push"/> -->
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
            <scenes>
                <!--Navigation Controller-->
                <scene sceneID="s0">
                    <objects>
                        <navigationController storyboardIdentifier="Nav" id="nav" sceneMemberID="viewController">
                            <connections>
                                <segue destination="list" kind="relationship" relationship="rootViewController" id="r0"/>
                            </connections>
                        </navigationController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="f0" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
                <scene sceneID="s1">
                    <objects>
                        <tableViewController title="" id="list" customClass="ListView" customModule="App"
                            sceneMemberID="viewController">
                            <tableView key="view" id="tv">
                                <prototypes>
                                    <tableViewCell reuseIdentifier="c" id="cell">
                                        <tableViewCellContentView key="contentView" id="cv">
                                            <subviews><label text="Open &amp; read" id="l"/></subviews>
                                        </tableViewCellContentView>
                                        <connections>
                                            <segue destination="detail" kind="show" identifier="open" id="g1"/>
                                        </connections>
                                    </tableViewCell>
                                </prototypes>
                            </tableView>
                            <navigationItem key="navigationItem" title="All notes" id="ni">
                                <barButtonItem key="rightBarButtonItem" systemItem="add" id="b1">
                                    <connections>
                                        <action selector="add:" destination="list" id="a1"/>
                                        <segue destination="ref" kind="presentation" modalPresentationStyle="formSheet" id="g2"/>
                                    </connections>
                                </barButtonItem>
                            </navigationItem>
                            <connections>
                                <segue destination="detail" kind="custom" identifier="fade" customClass="FadeSegue" id="g3"/>
                                <segue destination="ex" kind="unwind" unwindAction="back:" id="g4"/>
                            </connections>
                        </tableViewController>
                        <exit id="ex" userLabel="Exit" sceneMemberID="exit"/>
                    </objects>
                </scene>
                <scene sceneID="s2">
                    <objects>
                        <viewControllerPlaceholder storyboardName="Add" referencedIdentifier="AddView" id="ref" sceneMemberID="viewController"/>
                    </objects>
                </scene>
                <scene sceneID="s3">
                    <objects>
                        <viewController id="detail" customClass="DetailView" sceneMemberID="viewController">
                            <view key="view" id="v">
                                <subviews>
                                    <containerView id="cont"><connections>
                                        <segue destination="list" kind="embed" id="g5"/></connections></containerView>
                                    <button id="b2">
                                        <state key="normal"><string key="title">Save
        this</string></state>
                                        <state key="highlighted" title="No"/>
                                        <connections>
                                            <action selector="save:" destination="detail" eventType="touchUpInside" id="a2"/>
                                        </connections>
                                    </button>
                                    <view id="panel" customClass="Panel">
                                        <subviews><label text="Swipe me" id="l2"/></subviews>
                                        <connections>
                                            <outletCollection property="gestureRecognizers" destination="gr" appends="YES" id="oc"/>
                                        </connections>
                                    </view>
                                    <button id="b3">
                                        <buttonConfiguration key="configuration" style="plain" title="Configured"/>
                                        <connections>
                                            <action selector="panel" destination="panel" eventType="touchUpInside" id="a3"/>
                                        </connections>
                                    </button>
                                </subviews>
                            </view>
                        </viewController>
                        <tapGestureRecognizer id="gr">
                            <connections><action selector="swiped" destination="detail" id="a4"/></connections>
                        </tapGestureRecognizer>
                    </objects>
                </scene>
            </scenes>
        </document>
        """

    @Test func scenes() {
        let (facts, diagnostics) = read(main)
        #expect(diagnostics.isEmpty)
        #expect(facts.initialScene == "nav")
        #expect(!facts.isLaunchScreen)
        #expect(facts.scenes.map(\.object) == ["nav", "list", "ref", "detail"])
        #expect(
            facts.scenes.map(\.element) == [
                .navigationController, .tableViewController, .viewControllerPlaceholder, .viewController,
            ])
        #expect(facts.scenes.map(\.customClass) == [nil, "ListView", nil, "DetailView"])
        #expect(facts.scenes.map(\.title) == [nil, "All notes", nil, nil])
        #expect(facts.scenes[2].referencedStoryboard == "Add")
        #expect(facts.scenes[2].referencedIdentifier == "AddView")
        #expect(facts.scenes.map(\.line) == [8, 18, 50, 55])
    }

    @Test func seguesWithTheirTriggersAndPlaces() {
        let (facts, _) = read(main)
        let segues = facts.scenes.flatMap(\.segues)
        #expect(segues.map(\.object) == ["r0", "g1", "g2", "g3", "g4", "g5"])
        #expect(segues.map(\.kind) == [.relationship, .show, .presentation, .custom, .unwind, .embed])
        #expect(
            segues.map(\.trigger) == [
                nil, .init(element: "tableViewCell", title: "Open & read"),
                .init(element: "barButtonItem", title: "add"), nil, nil, nil,
            ])
        #expect(segues[0].relationship == "rootViewController")
        #expect(segues[2].modalPresentationStyle == "formSheet")
        #expect(segues[3].customClass == "FadeSegue")
        #expect(segues[4].unwindAction == "back:")
        #expect(segues.map(\.line) == [10, 27, 36, 41, 42, 59])
        #expect(segues.map(\.column) == [25, 37, 33, 25, 25, 33])
    }

    @Test func actionsWithTheirControls() {
        let (facts, _) = read(main)
        let actions = facts.scenes.flatMap(\.actions)
        #expect(actions.map(\.selector) == ["add:", "save:", "panel", "swiped"])
        #expect(actions.map(\.event) == [nil, "touchUpInside", "touchUpInside", nil])
        #expect(actions.map { $0.control?.title } == ["add", "Save this", "Configured", "Swipe me"])
        #expect(actions.map(\.receiver) == [nil, nil, "Panel", nil])
    }

    @Test(arguments: [
        ("A/Main.storyboard", "Main"), ("A/Base.lproj/My.Shop.storyboard", "My.Shop"), ("V.xib", "V"),
    ])
    func aFileIsKnownByItsNameWithoutTheExtension(path: String, name: String) {
        #expect(StoryboardFacts(path: path, isXib: false).name == name)
    }

    @Test func aLaunchScreenIsToldApart() {
        #expect(read("<document launchScreen='YES'><scenes/></document>").0.isLaunchScreen)
    }

    @Test func kindsOfOldStoryboards() {
        let text = """
            <document initialViewController="a"><scenes><scene><objects>
            <viewController id="a" sceneMemberID="viewController"><connections>
            <segue destination="b" kind="push" identifier="p" id="1"/>
            <segue destination="b" kind="modal" id="2"/>
            <segue destination="b" kind="popover" id="3"/>
            <segue destination="b" kind="popoverPresentation" id="4"/>
            <segue destination="b" kind="replace" id="5"/>
            <segue destination="b" kind="showDetail" id="6"/>
            <segue destination="b" kind="somethingNew" id="7"/>
            <segue kind="show" id="8"/>
            </connections></viewController></objects></scene></scenes></document>
            """
        let (facts, diagnostics) = read(text)
        #expect(diagnostics.isEmpty)
        #expect(
            facts.scenes.flatMap(\.segues).map(\.kind) == [
                .push, .modal, .popover, .popoverPresentation, .replace, .showDetail, .custom,
            ])
    }

    @Test func aXibHasItsOwnersActions() {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="LoginView">
            <connections><outlet property="view" destination="v" id="o"/>
            <outlet property="logInButton" destination="b" id="p"/></connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view id="v"><subviews><button id="b"><state key="normal" title="Log in"/><connections>
            <action selector="logIn" destination="-1" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view></objects></document>
            """
        let (facts, diagnostics) = read(text, path: "LoginView.xib")
        #expect(diagnostics.isEmpty)
        #expect(facts.isXib)
        #expect(facts.name == "LoginView")
        #expect(facts.scenes.map(\.element) == [.owner])
        #expect(facts.scenes.map(\.customClass) == ["LoginView"])
        let control = StoryboardFacts.Control(element: "button", title: "Log in", outlet: "logInButton")
        #expect(facts.scenes.first?.actions.map(\.control) == [control])
        #expect(facts.scenes.first?.actions.map(\.receiver) == [nil])
    }

    /// What Interface Builder writes on a new control tells nothing of it.
    @Test(arguments: [
        (#"<state key="normal" title="Button"/>"#, nil), (#"<state key="normal" title="Buttons"/>"#, "Buttons"),
        (#"<state key="normal" title="Button"/><label text="Label"/><label text="Pay"/>"#, "Pay"),
    ])
    func aPlaceholderIsNoTitle(_ inside: String, _ title: String?) {
        let text = """
            <document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginView"/>
            <view id="v"><subviews><button id="b">\(inside)<connections>
            <action selector="logIn" destination="-1" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view></objects></document>
            """
        let controls = read(text, path: "LoginView.xib").0.scenes.first?.actions.map(\.control)
        #expect(controls == [StoryboardFacts.Control(element: "button", title: title)])
    }

    @Test func aXibWithoutAnOwnersClassIsItsFirstController() {
        let text = """
            <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <viewController id="c" customClass="HomeView"/><viewController id="d"/></objects></document>
            """
        #expect(read(text, path: "A.xib").0.scenes.map(\.customClass) == ["HomeView"])
    }

    @Test func aBrokenFileKeepsWhatComesBefore() {
        let (facts, diagnostics) = read(String(main.prefix(2_400)))
        #expect(facts.scenes.map(\.object) == ["nav", "list"])
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.place?.file == "App/Main.storyboard")
        #expect((diagnostics.first?.place?.line ?? 0) > 18)
    }

    @Test func mergeConflictsAreToldWithTheirPlace() {
        let text = "<document>\n<scenes>\n<<<<<<< HEAD\n</scenes>\n</document>\n"
        let (_, diagnostics) = read(text)
        #expect(diagnostics.map { $0.place?.line } == [3])
    }

    @Test(arguments: [
        "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document>&x;</document>",
        "<!DOCTYPE a [<!ENTITY x \"haha\"><!ENTITY y \"&x;&x;&x;\">]><document>&y;</document>",
        "<?xml version='1.0' encoding='UTF-16'?><document/>",
        "<?xml version=\"1.0\" encoding=\"UTF-7\"?>+ADw-document/+AD4-",
        "",
        "not XML at all",
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><data/></archive>",
    ])
    func whatInterfaceBuilderNeverWritesIsRefused(text: String) {
        let (facts, diagnostics) = read(text)
        #expect(facts.scenes.isEmpty)
        #expect(diagnostics.count == 1)
    }

    @Test func documentsInWideCharactersAreRefused() {
        let bytes: [UInt8] = [0xFF, 0xFE] + "<document/>".utf8.flatMap { [$0, 0] }
        #expect(StoryboardReader.read(bytes: bytes, path: "A.xib").diagnostics.count == 1)
    }

    @Test(arguments: [
        "<document a='1' a='2'/>", "<document a=1/>", "<document a='<'/>", "<document a='1'b='2'/>",
        "<document a='&x;'/>",
        "<document></scenes></document>", "<document/><document/>", "<document/>text", "<document", "<document><!-- ",
        "<document><scenes", "<1/>", "</document>", "<document a='&#xD800;'/>", "<document a='&#xFFFFFFFFFF;'/>",
    ])
    func whatIsNotWellFormedIsTold(text: String) {
        #expect(read(text).1.map(\.severity) == [.warning])
    }

    @Test func prefixesAreNamesLikeOthers() {
        let text = "<document xmlns:a='b' c:d='e' xml:lang=''><a:b/><scenes/></document>"
        #expect(read(text).1.isEmpty)
    }

    @Test func entitiesInValues() {
        let text = "<document initialViewController='&lt;&amp;&gt;&quot;&apos;&#65;&#x42;&#10;'></document>"
        #expect(read(text).0.initialScene == "<&>\"'AB\n")
    }

    @Test func bytesThatAreNoTextAreToldWithTheirPlace() {
        let bytes = Array("<document>\n<sc".utf8) + [0xC3] + Array("ene></document>".utf8)
        let (facts, diagnostics) = StoryboardReader.read(bytes: bytes, path: "A.xib")
        #expect(facts.scenes.isEmpty)
        #expect(diagnostics.map(\.place) == [SourcePlace(file: "A.xib", line: 2, column: 4)])
    }

    /// What is found about a control is found once, and a scene has one controller.
    @Test func manyActionsAndControllersTakeNoMore() {
        let actions = (0..<4_000).map { #"<action selector="a\#($0):" destination="c" eventType="touchUpInside"/>"# }
        let labels = String(repeating: "<label><rect/></label>", count: 4_000)
        let other = #"<viewController id="v" sceneMemberID="viewController"/>"#
        let controllers = String(repeating: other, count: 4_000)
        let (facts, _) = read(
            """
            <document><scenes><scene><objects><viewController id="c" sceneMemberID="viewController"><view><subviews>
            <button id="b"><subviews>\(labels)</subviews><connections>\(actions.joined())</connections></button>
            </subviews></view></viewController>\(controllers)</objects></scene></scenes></document>
            """)
        #expect(facts.scenes.count == 1)
        #expect(facts.scenes.first?.actions.count == 4_000)
    }

    @Test func depthHasABound() {
        let text = "<document>" + String(repeating: "<view>", count: 100_000)
        let (_, diagnostics) = read(text)
        #expect(diagnostics.count == 1)
    }

    @Test func bracketsInValuesAndCommentsDoNotMovePlaces() {
        let text = """
            <document a="x > y"><!-- <scenes>
            <a> --><scenes><![CDATA[<b><c>]]><?pi <d> ?><scene><objects>
              <viewController id="v" sceneMemberID="viewController"/></objects></scene></scenes></document>
            """
        let (facts, diagnostics) = read(text)
        #expect(diagnostics.isEmpty)
        #expect(facts.scenes.map(\.line) == [3])
    }
}
