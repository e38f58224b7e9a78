import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress-files.ts';

// Builds the pages if one of their inputs has changed since the last build. `npm start` and `npm test` run this first.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.NODE_ENV = 'production';

const stampFile = 'dist/built-from';

function hashOfInputs(): string {
  const ours = ['package-lock.json', 'vite.config.ts', ...globSync('build/*.ts')];
  const inputs = [...ours, ...globSync('{src,public}/**/*.{ts,tsx,js,css,svg,png,ico}')];
  const hash = createHash('sha256');
  for (const file of inputs.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const before = hashOfInputs();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== before) {
  // Vite is loaded on demand, because every start runs this file.
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  await compressFiles('dist/client');
  // The build writes the route tree, which is an input too.
  writeFileSync(stampFile, hashOfInputs());
}
