import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** As far as it is used here: Node has it, but its types don't. */
declare const WebAssembly: { compile: (bytes: Uint8Array) => Promise<object> };

let compiling: Promise<object> | undefined;

// Other threads compile, but the event loop has no turn for reading while modules are loaded.
const compile = (): Promise<object> =>
  WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')));

/** The embedded engine, compiled once for the whole process; asked for early, it is there when it is needed. */
export const compileEngine = (): Promise<object> => (compiling ??= compile());
