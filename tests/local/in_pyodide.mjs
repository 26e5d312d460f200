// Runs a Python program in Pyodide: node in_pyodide.mjs PYODIDE FOLDER PROGRAM
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const bytes = (file) => new Uint8Array(readFileSync(join(folder, file)));
const py = await loadPyodide({ indexURL: pyodide });
for (const file of readdirSync(folder).filter((name) => name.endsWith(".whl"))) py.unpackArchive(bytes(file), "wheel");
py.FS.writeFile("/parlour.zip", bytes("parlour.zip"));
py.runPython("import sys; sys.path.insert(0, '/parlour.zip')");
py.runPython(readFileSync(program, "utf-8"));
