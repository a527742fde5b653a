//! What goes and what stays.

use super::*;
use proptest::prelude::*;

#[test]
fn only_what_readers_need_goes() {
    for (whole, slim) in [
        ("// Counts.\nconst add = (a) => a + 1;\n", "let add=a=>a+1;\n"),
        (
            "const a = (b, c) => b; const d = async (e) => e; return (f) => f",
            "let a=(b,c)=>b,d=async e=>e;return f=>f\n",
        ),
        ("export const a = 1; const b = 2; const c = 3;", "export let a=1;let b=2,c=3;\n"),
        (
            "const a = () => { const b = 1; f(); const c = 2; const d = 3; }; const e = `${ b }`; let g; const h = 1;",
            "let a=()=>{let b=1;f();let c=2,d=3},e=`${b}`;let g;let h=1;\n",
        ),
        ("const a = 1\nf(); const b = 2;", "let a=1\nf();let b=2;\n"),
        ("const a = 1; const / 2", "let a=1;let/2\n"),
        ("const a = 1; const [b] = c;", "let a=1,[b]=c;\n"),
        ("for (const a of b) { c; } const d = { e }; const f = 1;", "for(let a of b){c}let d={e},f=1;\n"),
        (
            "function a() { while (b()); } function c() { d(); }",
            "function a(){while(b());}function c(){d()}\n",
        ),
        ("{ if (a) ; else ; } { for (;;); }", "{if(a);else;}{for(;;);}\n"),
        ("const f = () => {}\n(g)", "let f=()=>{}\n(g)\n"),
        (
            "f(true, !false, { true: 1, a: false, false: 2 }, b.true, c ? true : d)\nreturn true",
            "f(!0,!!1,{true:1,a:!1,false:2},b.true,c?!0:d)\nreturn!0\n",
        ),
        (
            "a === undefined ? undefined : { const: a.const, undefined: b }",
            "a===void 0?void 0:{const:a.const,undefined:b}\n",
        ),
        ("x ? 0.5 : -0.25 + 10.5 + 0 + 0.1", "x?.5:-.25+10.5+0+.1\n"),
        (
            "/** Says.\n * @param {string} x */\nexport function f( x ) {\n  return x ;\n}\n",
            "export function f(x){return x}\n",
        ),
        ("a /* one */ b", "a b\n"),
        ("a /* a line\n */ b", "a\nb\n"),
        ("let a = 1\nlet b = 2\n", "let a=1\nlet b=2\n"),
        ("f()\ng()\n", "f()\ng()\n"),
        ("f(a,\n  b,\n)\n", "f(a,b)\n"),
        ("x = [a, { b, }, ,]; y = [,]; z = [ , a, ]; f(a, )", "x=[a,{b},,];y=[,];z=[,a];f(a)\n"),
        ("a\n  ? b\n  : c", "a?b:c\n"),
        ("x\n  .map(y)\n  .z()", "x.map(y).z()\n"),
        ("return\nx", "return\nx\n"),
        ("i++\nj", "i++\nj\n"),
        ("a + +b - -c + ++d", "a+ +b- -c+ ++d\n"),
        ("1 .toFixed(2) + 1.5 . x", "1 .toFixed(2)+1.5 .x\n"),
        ("0.5 .x + 0.5a . y", ".5 .x+.5a .y\n"),
        ("x = {}\n[1].map(f)", "x={}\n[1].map(f)\n"),
        ("a = b / 2 / c; // half", "a=b/2/c;\n"),
        ("a / /* why */ /b/.x", "a/ /b/.x\n"),
        ("class A { #x = 1; static y }", "class A{#x=1;static y}\n"),
        ("return /a \" b/g.test(x)", "return/a \" b/g.test(x)\n"),
        ("x.match(/[/ ]* \\/ '/) / 2", "x.match(/[/ ]* \\/ '/)/2\n"),
        ("\"a  // b\" + 'c  /* d */ \\' e'", "\"a  // b\"+'c  /* d */ \\' e'\n"),
        (
            "`a  // ${ b + `  c ${ { d : 1 } }  ` }  \\` \\${ ` + e",
            "`a  // ${b+`  c ${{d:1}}  `}  \\` \\${ `+e\n",
        ),
        ("const ñ = \"…\" ;", "let ñ=\"…\";\n"),
        ("a in b; async () => {}", "a in b;async()=>{}\n"),
    ] {
        assert_eq!(script(whole).as_deref(), Some(slim), "{whole}");
    }
}

#[test]
fn styles_keep_their_spaces_where_they_mean_something() {
    for (whole, slim) in [
        (
            "/* a */\n.a  .b ,\n.c:hover {\n  color: red;\n  margin: 0 auto;\n}\n",
            ".a .b,.c:hover{color:red;margin:0 auto}\n",
        ),
        (
            "a { width: calc(1px + 2px); content: \"a  ; }  b\"; }",
            "a{width:calc(1px + 2px);content:\"a  ; }  b\"}\n",
        ),
        ("@media (min-width: 3px) and (x) { a { b: c } }", "@media (min-width:3px) and (x){a{b:c}}\n"),
        ("a :hover { b: url(//c) }", "a :hover{b:url(//c)}\n"),
        (
            "a { margin: 0.5rem -0.25rem 0 10.5px 0; b: c(0.1) 0.2s, 0.3s }",
            "a{margin:.5rem -.25rem 0 10.5px 0;b:c(.1) .2s,.3s}\n",
        ),
        ("a:not(.b) > .c + d { --e: 1 }", "a:not(.b)>.c + d{--e:1}\n"),
    ] {
        assert_eq!(style(whole).as_deref(), Some(slim), "{whole}");
    }
}

#[test]
fn what_cannot_be_read_is_left_alone() {
    for text in ["\"a", "'a\n'", "`a", "`a ${ b", "/* a", "x = /a\n", "`${ { }`"] {
        assert_eq!(script(text), None, "{text}");
    }
    assert_eq!(style("a { b: \"c }"), None);
    assert_eq!(slim("a.svg", "<svg>  </svg>"), None);
    assert_eq!(slim("LICENSE", "a  b"), None);
}

/// Pieces that scripts are made of, among them the dangerous ones.
fn pieces() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "a",
        "const ",
        "if",
        "0.5",
        "return",
        "12",
        "1.5",
        "\"x // y\"",
        "'z'",
        "`t  ${ ",
        "}",
        "`",
        "{",
        "(",
        ")",
        "[",
        "]",
        ";",
        ",",
        "+",
        "-",
        "++",
        "/",
        "/r e/g",
        "=>",
        "=",
        ".",
        "?",
        ":",
        " ",
        "  ",
        "\n",
        "// c\n",
        "/* d */",
        "/*\n*/",
        "ñ",
        "#p",
    ]);
    prop::collection::vec(piece, 0..40).prop_map(|all| all.concat())
}

proptest! {
    /// All that is said is said still, in the same order, and no more can be taken away.
    #[test]
    fn a_slim_script_says_the_same(text in pieces()) {
        if let Some(slim) = script(&text) {
            let spared = |token: &Token<'_>| matches!(token.text, "const" | "let" | "(" | ")" | ";" | ",");
            let said = |text| tokens(text).map(|all| {
                let said = all.into_iter().filter(|token| !spared(token));
                said.map(|token| token.text.trim_start_matches('0').to_owned()).collect::<Vec<_>>().concat()
            });
            prop_assert_eq!(said(&text), said(&slim));
            prop_assert!(slim.len() <= text.len() + 1);
        }
    }

    #[test]
    fn no_text_breaks_it(text in ".{0,60}") {
        let _ = (script(&text), style(&text));
    }
}
