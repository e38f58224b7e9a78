import { readFile } from 'node:fs/promises';

let compiled: Promise<WebAssembly.Module> | null = null;

/** PostgreSQL in WebAssembly, compiled once: the threads of this process that run it share its machine code. */
export function compiledEngine(): Promise<WebAssembly.Module> {
  const file = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
