"""What is written about the package works: the README, the notebook, the stubs."""

import ast
import importlib.metadata
import inspect
import json
import pathlib
import re

import pyarrow
import pyarrow.parquet

import subprocess
import sys

import jade_sudoku as jade
from conftest import EASY, SOLUTION

FOLDER = pathlib.Path(__file__).parent.parent


def test_the_examples_of_the_readme_run(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    made = jade.generate(50, seed=1).to_arrow().select(["puzzle"])
    pyarrow.parquet.write_table(made, "puzzles.parquet")
    names = {"puzzle": EASY, "filled": SOLUTION}
    examples = re.findall(r"```python\n(.*?)```", (FOLDER / "README.md").read_text(), re.S)
    assert len(examples) == 5
    for example in examples:
        example = example.replace("jade.generate(1000", "jade.generate(50")
        exec(example, names)
        compare_what_is_shown(example, names)
    assert pyarrow.parquet.read_table("rated.parquet").num_rows == 50


def compare_what_is_shown(example, names):
    """What a comment says of an expression is what it gives, but for `…`."""
    shown = re.findall(r"^(jade\..*?\))  +# ([A-Z][a-z]+\(.*|'.*)$", example, re.M)
    for expression, value in shown:
        pattern = ".*".join(re.escape(part) for part in value.split("…"))
        assert re.fullmatch(pattern, repr(eval(expression, names))), (expression, value)


def test_the_commands_of_the_readme_run(tmp_path):
    """Those on folders; a comment above the others says why they are not run."""
    text = (FOLDER / "README.md").read_text()
    blocks = re.findall(r"(<!-- not run: .+? -->\n)?```sh\n(.*?)```", text, re.S)
    assert len(blocks) == 3
    (tmp_path / "puzzles").mkdir()
    pyarrow.parquet.write_table(jade.generate(20, seed=1).to_arrow(), tmp_path / "puzzles/a.parquet")
    for excuse, block in blocks:
        if not excuse:
            # The environment of the tests has the packages.
            lines = [line for line in block.splitlines() if not line.startswith("pip install")]
            for line in lines:
                program, *words = line.split()
                assert program == "python"
                subprocess.run([sys.executable, *words], cwd=tmp_path, check=True)
    assert pyarrow.parquet.read_table(tmp_path / "out/rated").num_rows == 20


def test_the_package_has_its_licences():
    for name in ("LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY.txt"):
        files = importlib.metadata.files("jade-sudoku")
        found = [file for file in files if file.name == name]
        assert found and len(found[0].read_text()) > 500, name


def test_the_readme_lists_all_faults():
    readme = (FOLDER / "README.md").read_text()
    sources = "".join(path.read_text() for path in (FOLDER / "src").rglob("*.rs"))
    for code in re.findall(r'(?:code: |Fault::new\(\s*)"([a-z0-9-]+)"', sources, re.I):
        if code not in ("stopped", "filled", "not-full"):
            assert f"`{code}`" in readme, code


def test_the_notebook_runs():
    cells = json.loads((FOLDER / "examples/difficulty.ipynb").read_text())["cells"]
    names, shown = {}, []
    for cell in cells:
        if cell["cell_type"] != "code":
            continue
        assert cell["outputs"] == [], "store the notebook without outputs"
        body = ast.parse("".join(cell["source"]))
        last = body.body.pop() if isinstance(body.body[-1], ast.Expr) else None
        exec(compile(body, "notebook", "exec"), names)
        if last:
            shown.append(eval(compile(ast.Expression(last.value), "notebook", "eval"), names))
    assert shown[1]._repr_svg_().startswith("<svg") and shown[2]._repr_svg_().startswith("<svg")
    assert shown[-1] == 0.8


def test_the_stubs_agree_with_the_module():
    tree = ast.parse((FOLDER / "jade_sudoku/_native.pyi").read_text())
    functions, classes = {}, {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            arguments = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
            functions.setdefault(node.name, set()).update(argument.arg for argument in arguments)
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            classes[node.name] = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
    assert set(jade.__all__) == {*functions, *classes, "__version__"}
    for name, arguments in functions.items():
        assert set(inspect.signature(getattr(jade, name)).parameters) == arguments, name
        assert getattr(jade, name).__doc__
    for name, members in classes.items():
        kind = getattr(jade, name)
        own = {member for member in vars(kind) if not member.startswith("__") or member in members}
        assert kind is jade.PuzzleError or members <= {*own, "__init__", "__hash__"}, name
        if kind is not jade.PuzzleError:
            assert {member for member in own if not member.startswith("__")} <= members, name
