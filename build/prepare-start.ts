import { spawn } from 'node:child_process';
import { once } from 'node:events';

// Prepares `npm start`: builds the pages and, at the same time, generates and publishes the demo.
const scripts = ['build/build-pages.ts', 'demo/main.ts'];
const codes = await Promise.all(
  scripts.map(async (script) => {
    const child = spawn(process.execPath, [script], {
      stdio: 'inherit',
      env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node' },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  }),
);
process.exitCode = Math.max(...codes);
