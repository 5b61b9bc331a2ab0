import Facts

@testable import SourceScan

/// Swift in small pieces, and the facts of them.
enum PlainSources {
    static func facts(of source: String) -> SwiftFacts? { facts(of: Array(source.utf8)) }

    /// What Wiremap's own parser makes of a source; nil where it leaves it to the library.
    static func facts(of bytes: [UInt8]) -> SwiftFacts? {
        PlainSwift.withTree(of: bytes) { SwiftFactReader.build(from: $0, $1, path: "A.swift", ignores: []).facts }
    }

    static func facts(byLibrary source: String) -> SwiftFacts { facts(byLibrary: Array(source.utf8)) }

    static func facts(byLibrary bytes: [UInt8]) -> SwiftFacts {
        SwiftFactReader.read(bytes: bytes, path: "A.swift", with: .library).facts
    }

    /// The first thing in which facts differ; nil where they are the same.
    static func difference(_ own: SwiftFacts, _ library: SwiftFacts) -> String? {
        let (one, other) = (SwiftFactsEncoder.encode(own), SwiftFactsEncoder.encode(library))
        if one.said == other.said, one.places == other.places { return nil }
        let (ours, theirs) = (lines(of: own), lines(of: library))
        for (one, other) in zip(ours, theirs) where one != other { return "\(one) instead of \(other)" }
        return "\(ours.count) lines instead of \(theirs.count)"
    }

    private static func lines(of facts: SwiftFacts) -> [String] {
        let expressions = zip(facts.expressions, facts.places).map { "\($0) at \($1.line):\($1.column)" }
        return ["\(facts.names)"] + expressions + facts.types.map { "\($0)" } + facts.arguments.map { "\($0)" }
            + facts.actions.map { "\($0)" } + facts.conditions.map { "\($0)" } + facts.locals.map { "\($0)" }
    }

    static let all: [String] = [
        // Ends of lines
        "// one\rlet a = 1 // two\r\n    let b = 2 // three\n\tfunc c() {} // four", "let a = 1 // one\n// two",
        // Declarations
        "import UIKit\nimport class Foundation.Bundle\n@testable import A.B",
        "public final class Shop<Item: Sellable, Order>: Base<Item>, Sellable where Order: Hashable, Item.ID == Order.ID {}",
        "protocol Sellable: AnyObject { associatedtype ID: Hashable = Int where ID: Sendable\n var price: Int { get set }\n"
            + "init?(price: Int)\n static func make() throws -> Self\n subscript(index: Int) -> Int { get } }",
        "protocol Holder<Element> { associatedtype Element }\nprotocol Old: class { }",
        "extension Array where Element == Int { var total: Int { reduce(0, +) } }\nextension Shop.Item: @unchecked Sendable {}",
        "indirect enum Way: String { case home = \"home\", shop = \"shop\"\n case item(id: Int, _ name: String), pair(Int, String) }",
        "enum Level: Int { case low = 1, high\n static let all: [Level] = [.low, .high] }",
        "struct Box<T>: ~Copyable { let value: T; init(_ value: consuming T) { self.value = value } }",
        "actor Store { nonisolated let id = 1\n isolated deinit { } }",
        "@MainActor @available(iOS 13.0, *) public class A { @objc(showShop:) dynamic func show(_ a: Any) {}\n @objc var b = 1 }",
        "struct V { @State private(set) var a = 1\n @Environment(\\.dismiss) var dismiss\n @AppStorage(\"key\") static var c: Bool = false }",
        "class A { class func make() -> A { A() }\n class var shared: A { A() }\n static let one = A(), two = A() }",
        "class A { lazy var view: UIView = { let v = UIView(); return v }()\n weak var b: B?\n unowned(unsafe) let c: C }",
        "struct A { var a: Int { get { b } set(value) { b = value } }\n var b = 1 { willSet { x(newValue) } didSet { y(oldValue) } } }",
        "struct A { subscript<T>(key: String, as type: T.Type) -> T? { get { nil } set { } }\n var d: Int { 1 } }",
        "class A { required convenience init?(coder: NSCoder) { nil }\n override init!(frame: CGRect = .zero) { super.init() }\n deinit { stop() } }",
        "func a(_ b: Int, in c: String = \"x\", for default: Int..., body: @escaping @Sendable (Int, _ x: String) async throws -> Void) {}",
        "func a() throws(Fault) -> [String: [Int]]? { nil }\nfunc b<T>(_ t: T) -> some View where T: View { t }\nfunc c(x: inout Int, y: (any P)?, z: A & B) {}",
        "typealias Way<T> = (T, _ b: Int) -> Result<T, Error>\ntypealias Both = A & B.C",
        "func == (a: A, b: A) -> Bool { true }\nprefix func - (a: A) -> A { a }\nfunc < <T>(a: T, b: T) -> Bool { true }",
        "let (a, b) = pair, c: Int = 1\nvar d = 2, e: [Int] { [] }\nasync let f = g()",
        "func f() { func inner() -> Int { 1 }\n class Local { let a = 1 }\n let x = inner() }",
        "#if DEBUG\nlet a = 1\n#elseif os(iOS) && !X\nlet a = 2\n#else\nlet a = 3\n#endif",
        "class A {\n#if DEBUG\n func a() {}\n#endif\n func b() {\n #if X\n one()\n #else\n two()\n #endif\n }\n}",
        "/// Shows it.\n///\n/// Twice.\nfunc a() {}\n\n/** Block\n * lines */\npublic var b = 1 /// not this\nlet c = 2\n// plain\nlet d = 3",
        "class A { let a = 1; var b = 2; func c() { d(); e() } }\n;let x = 1;",
        // Types
        "let a: [String: (Int) -> [Int?]]! = nil\nlet b: A.B<C, D>.E? = nil\nlet c: (any P.Type, some Q)?, d: Self.X.Type = x",
        "let a: Set<Dictionary<Int, Array<Int>>>? = nil\nlet b: A<B<C>> = c\nlet d: ((Int)) -> () -> Void = e",
        "let a: @convention(block) (Int) -> Void = b\nlet c: (@MainActor () -> Void)? = nil\nfunc d(_ e: @autoclosure () -> Bool) {}",
        "let a: (x: Int, y: Int)\nlet b: ()\nlet c: [() -> Void] = [], d = [() -> Void]()",
        // Expressions
        "let a = b + c * d ?? e as? F ?? g as! H is I\nlet j = k ? l : m ? n : o\np += q\nr = s",
        "let a = !b && -c < d >> 2 && e >= f ... 0x80...h\nlet h = i..<j, k = l!.m?.n![o]?(p)\nlet q = x<y>(z)",
        "let a = A<B>(), b = A<B>.c, d = f(a < b, c > d), e = [A<Int>](), g = a < b ? c : d, h = (a<b, c>0), i = B<3, [C]>(), j = d < 8, k = e",
        "let a = [1, 2.5, 0xFF, 1_000, 1e-9, 0b101,], b = [\"a\": 1, \"b\": 2,], c: [Int] = [], d = [:], e = (1, x: 2), f = ()",
        "let a = foo(b, c: d) { $0 + $1 } onError: { _ in } done: { e in f(e) }\ng { }\nh.i { j }.k { l }",
        "let a = { (b: Int, _ c: String...) -> Int in b }\nlet d = { [weak self, unowned e, f = g.h] i, _ in i }\nlet j = { @MainActor in k() }\nlet l = { async throws -> Int in 1 }",
        "let a = { [self] in b }, c = { () in d }, e = { (f, g) in f }, h = { async let i = j(); await i }",
        "a.forEach(b.c)\nd.map(\\.e.f)\nlet g = \\H.i?.j[0].k, l = \\.self, m = n[keyPath: \\.o]\nlet p = \\A<B>.c",
        "let a = try! await b(), c = try? d, e = try await f.g(h: await i)\nlet j = await (k, l)",
        "let a = \"x\\(b)y\\(c(\"d\\(e)\"))\", f = \"\\(Type.self)\", g = \"\\u{1F600}\\n\\\"\\\\\", h = \"\", i = #\"a\"b\\n\"#",
        "let a = \"\"\"\n    one \\(two)\n      three \\\n    four\n    \"\"\"\nlet b = \"\"\"\n\n    \"\"\"\nlet c = \"\"\"\n  \\(d)\n  \"\"\"",
        "let a = #selector(b(_:c:)), d = #file, e = #keyPath(F.g)\n#warning(\"x\")\nlet h = i(_:j:), k = l.m(n:), o = p(+), q = r[...]",
        "let a = .b, c = .d(e), f = self.g, h = Self.i, j = super.k(), l = $m, n = o.0.1, p = q.default.self.init(r)",
        "let a = if b { c } else if d { e } else { f }\nlet g = switch h { case .i: 1; default: 2 }",
        "let a = b as? [C: D] ?? [:], e = f as! (G, H) -> I, j = (k as L).m, n = (any Error).self, o = Any.self",
        "var a = `default`.`self`.b, `in` = 1\nlet номер = 1, 名字 = 2",
        "view\n  .a()\n  .b(c)\n  #if os(iOS)\n  .d()\n  #if X\n  .e()\n  #endif\n  #else\n  .f()\n  #endif\n  .g()",
        "var body: some View {\n  List { rows }\n    #if os(iOS)\n    #if X\n    .sheet(item: $a) { A($0) }\n    #endif\n"
            + "    #elseif os(macOS) // b\n    .b { c }?.d![1].e<Int>()\n    #else\n    #endif\n}",
        "let a = b\n  #if X\n  .c\n  #endif\nif a\n  #if X\n  .c(d)\n  #endif\n{ e() }",
        "let a = x /* one /* two */ three */ + y // end\nlet b = a/2 - c / d\nlet e=f;let g=h, i = j { $0 } / k",
        "open(url)\nyield.a()\nlet any = some, weak = lazy.actor\nset.get(async, await: each)\nget = override",
        "func f() {\n let a = b.map { $0 }\n\n { $0 + 1 }\n}", "class A { var a = b { 1 } { didSet { c() } } }",
        // Statements
        "func f() { if let a, let b = c as? D, case .e(let g, h: let i?) = j, k == .l, #available(iOS 15, *) { m() } else { return } }",
        "func f() { guard let self, var a = b else { fatalError(\"x\") }\n guard case let .c(d) = e else { throw f }\n return\n g() }",
        "func f() { for i in 0..<3 where i > 1 { continue }\n for (a, b) in c.enumerated() { break }\n for case let d? in e { f(d) }\n for try await g: H in i { } }",
        "func f() { while let a = b.next(), a > 0 { c(a) }\n repeat { d() } while e\n outer: for g in h { break outer } }",
        "func f() { do throws(E) { g() } catch { } }",
        "func f() { do { try a() } catch let error as B { c(error) } catch .d, is E { } catch { throw error }\n defer { g() } }",
        "func f() { switch a { case .b, .c where d: e()\n fallthrough\n case .g(let h, _): i(h)\n case let (.j, k?): k\n case is L: m\n case 1...5: n\n"
            + " case \"x\": break\n @unknown default: o } }",
        "func f() { switch a {\n#if X\n case .b: c()\n#endif\n case .d: e()\n #if Y\n g()\n #endif\n default: break } }",
        "func f() { for a in b.filter { $0 } { c() }\n if d.contains(where: { $0 == e }) { }\n if g.first { $0 } != nil { }\n if h { } }",
        "func f() -> Int { if a { 1 } else { 2 } }\nfunc g() { return h() }\nfunc i() { return\n }\nfunc j() { discard() }",
        "class A { var a: Int = { 1 }() { didSet { b() } }\n var c: Int = d { didSet { } }\n var e: some View { F { } } }",
    ]

    static let rare: [String] = [
        // Found by damaging sources at random.
        "init(a: Int) { self.a = a }", "func f() { return\n init(a: b) }", "let a = Box<>()", "let a = Box<\n>()",
        "let a = b$c", "import $A", "func f(a $b: Int) {}",
        "let a = /x+/", "let a = #/x/#", "let a = <#placeholder#>", "func a( {", "let a = )",
        "class A { func b() {} c() }",
        "let a = b c", "<<<<<<< HEAD\nlet a = 1\n>>>>>>> b", "let a = \"x", "let a = \"\"\"\nx", "/* open", "let 😀 = 1",
        "precedencegroup A { }", "infix operator ++", "macro a() = b", "let a = x::y",
        "func >= (a: A, b: A) -> Bool { true }",
        "let a = consume b", "func f<each T>(_ t: repeat each T) {}", "let a: [3 of Int] = b", "let a = ##\"x\"##",
        "#sourceLocation(file: \"a\", line: 1)", "struct A { var b: Int { _read { yield c } } }",
        "@objc\n#if X\n@A\n#endif\nfunc a() {}",
        "let a = \u{FEFF}b", "let a = 1 }", "let a = \"\\x\"", "let a = x.\n  y",
        "struct A { subscript(a: Int) -> Int { unsafeAddress { b } } }",
        String(repeating: "(", count: 100) + "a" + String(repeating: ")", count: 100),
    ]
}
