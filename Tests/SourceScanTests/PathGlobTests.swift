import Testing

@testable import SourceScan

struct PathGlobTests {
    @Test(arguments: [
        ("*.swift", "App/Login/Login.swift"),
        ("Login", "App/Login/View/V.swift"),
        ("Login/", "App/Login/V.swift"),
        ("App/Login", "App/Login/View/V.swift"),
        ("/App", "App/V.swift"),
        ("./App", "App/V.swift"),
        ("App/", "App/V.swift"),
        (".", "App/V.swift"),
        ("**", "V.swift"),
        ("**/V.swift", "V.swift"),
        ("**/V.swift", "A/B/V.swift"),
        ("App/**/V.swift", "App/V.swift"),
        ("App/**/V.swift", "App/A/B/V.swift"),
        ("App/**", "App/A/B/V.swift"),
        ("App/*/V.swift", "App/A/V.swift"),
        ("?.swift", "A/é.swift"),
        ("[A-C]*.swift", "Base.swift"),
        ("[!A-C]*.swift", "Date.swift"),
        ("[]x].swift", "].swift"),
        ("V.{swift,xib}", "A/V.xib"),
        ("{App,Kit}/{A,B/{C,D}}", "Kit/B/D/x.swift"),
        ("{,X}V.swift", "V.swift"),
        ("V[.swift", "V[.swift"),
        ("V{.swift", "V{.swift"),
        ("\\*.swift", "*.swift"),
        ("*a*b*", "xaxxbx"),
    ])
    func matches(pattern: String, path: String) throws {
        #expect(try PathGlob(pattern).matches(path))
    }

    @Test(arguments: [
        ("*.swift", "App/Login.xib"),
        ("Login/", "Login"),
        ("App/Login", "Other/App/Login/V.swift"),
        ("/Login", "App/Login/V.swift"),
        ("App/*/V.swift", "App/A/B/V.swift"),
        ("App/*/V.swift", "App/V.swift"),
        ("Login", "App/LoginView/V.swift"),
        ("?.swift", "ab.swift"),
        ("[!A-C]*.swift", "Base.swift"),
        ("\\*.swift", "a.swift"),
        ("", "a.swift"),
        ("*a*b", "xaxbx"),
    ])
    func doesNotMatch(pattern: String, path: String) throws {
        #expect(try !PathGlob(pattern).matches(path))
    }

    @Test func bracesThatExplodeAreRefused() {
        let pattern = String(repeating: "{a,b}", count: 40)
        #expect(throws: PathGlobFault.tooManyAlternatives(pattern: pattern, limit: 256)) { try PathGlob(pattern) }
    }

    @Test func manyStarsEnd() throws {
        let glob = try PathGlob(String(repeating: "*a", count: 200) + "b")
        #expect(!glob.matches(String(repeating: "a", count: 2_000)))
        let deep = try PathGlob(String(repeating: "**/", count: 200) + "b")
        #expect(!deep.matches(String(repeating: "a/", count: 2_000)))
    }

    @Test func excludeWinsOverInclude() throws {
        let filter = PathFilter(include: [try PathGlob("App")], exclude: [try PathGlob("*Mock*")])
        #expect(filter.admits("App/A.swift"))
        #expect(!filter.admits("App/AMock.swift"))
        #expect(!filter.admits("Kit/A.swift"))
        #expect(PathFilter(exclude: [try PathGlob("Kit")]).admits("App/A.swift"))
    }
}
