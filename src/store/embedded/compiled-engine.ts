import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// Not `import.meta.resolve`: tests, and pages as one edits them, run where it does not exist.
const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');

let compiled: Promise<WebAssembly.Module> | null = null;

/** PostgreSQL in WebAssembly, compiled once: the threads of this process that run it share its machine code. */
export function compiledEngine(): Promise<WebAssembly.Module> {
  compiled ??= readFile(join(dirname(engine), 'pglite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return compiled;
}
