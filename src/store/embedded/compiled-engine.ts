import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// `import.meta.resolve` does not exist in tests, nor while pages are served from source.
const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');

let compiled: Promise<WebAssembly.Module> | null = null;

/** PostgreSQL in WebAssembly, compiled once and shared by the threads that run it. */
export function compiledEngine(): Promise<WebAssembly.Module> {
  compiled ??= readFile(join(dirname(engine), 'pglite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return compiled;
}
