import Testing

@testable import SiteScripts

/// A compact script does what the script does; Tests/Browser runs all of them.
struct CompactScriptTests {
    private func compact(_ script: String) -> String {
        String(decoding: CompactScript(Array(script.utf8)).bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("const a = 'b  // c'; // d\n\n  e = f / g;", "let a='b  // c';e=f/g;"),
        ("a = /[/ ]x \\/ /.test(b)\n  c()", "a=/[/ ]x \\/ /.test(b)\nc()"),
        ("x = `a  ${ b ? 'c }' : `d  ${e}` } f`;", "x=`a  ${b?'c }':`d  ${e}`} f`;"),
        ("if (a) {\n  b - -c;\n}\nreturn d\n  .e;", "if(a){b- -c}return d.e;"),
        ("a = b => {\n  c();\n}\nfor (d of e) {\n  f(d); g();\n}\n(h)", "a=b=>{c()}\nfor(d of e){f(d);g()}(h)"),
        ("for (;;);", "for(;;);"),
        ("for (a of b)\n  if (c)\n    d();\ne()\nf()", "for(a of b)if(c)d();e()\nf()"),
        ("if (a) { while (b());\n}", "if(a){while(b());}"),
        ("a([b, c,], {d: 1,},);", "a([b,c],{d:1});"),
        ("return true", "return!0"),
        ("a = new Map(); b(new Set(), new Map().size);", "a=new Map;b(new Set,new Map().size);"),
        ("return 0.5 * a[0] + 10.25 - '0.5'", "return.5*a[0]+10.25-'0.5'"),
    ])
    func onlyWhatNothingDependsOnIsLost(script: String, expected: String) {
        #expect(compact(script) == expected)
    }

    @Test func declarationsAreJoinedWithinTheirBlock() {
        #expect(
            compact("const a = 1; const b = () => { const c = 2; return c; }; let d; d = 3; const e = 4;")
                == "let a=1,b=()=>{let c=2;return c},d;d=3;let e=4;")
        #expect(compact("for (const a of b) c(); const d = 1;") == "for(let a of b)c();let d=1;")
    }

    @Test(arguments: [
        // A key, a member, and the name between braces that is both.
        ("const view = 1; const far = ({view: x, far}) => view + far.view;", "let b=1,a=({view:x,far:a})=>b+a.view;"),
        ("const size = {size: 1, width}; f(size.size, size);", "let a={size:1,width};f(a.size,a);"),
        ("class Large { size = 0; grow(amount) { this.size += amount; } }", "class b{size=0;grow(a){this.size+=a}}"),
        (
            "const {one, two: [first, ...rest] = many} = all; f(one, first, rest);",
            "let{one:b,two:[a,...c]=many}=all;f(b,a,c);"
        ),
        ("const f = (one = two, {three = one} = {}) => one + three;", "let f=(a=two,{three:b=a}={})=>a+b;"),
        ("try { f(); } catch (fault) { g(fault); }", "try{f()}catch(a){g(a)}"),
        ("const name = `${name2} and ${g(name2 => name2 + 1)}`;", "let b=`${a} and ${g(a=>a+1)}`;"),
    ])
    func namesOfItsOwnAreShort(script: String, expected: String) {
        #expect(compact(script) == expected)
    }

    @Test func whatBrowsersHaveKeepsItsName() {
        #expect(
            compact("const mine = window; const location = mine.location; f(location, document);")
                == "let a=window,location=a.location;f(location,document);")
    }

    /// A name that is neither declared nor known to be the browser's could be both in one file, and would be renamed.
    @Test func everyOtherNameIsKnownToBeTheBrowsers() {
        for script in SiteScripts.all where script.name.hasSuffix(".js") {
            let tokens = ScriptToken.all(in: script.bytes)
            let names = ScriptNames(tokens)
            for (place, token) in tokens.enumerated() where token.kind == .name && names.role(at: place) == .reference {
                #expect(
                    names.declared.contains(token.text) || ScriptNames.globals.contains(token.text),
                    "\(token.text) in \(script.name)")
            }
        }
    }
}
