import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';

// `npm start` and `npm test` need built pages: they are built when something they are made of has changed.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.NODE_ENV = 'production';

const stampFile = 'dist/built-from';

function hashOfInputs(): string {
  const inputs = ['package-lock.json', 'vite.config.ts', ...globSync('src/**/*.{ts,tsx,css,svg}')];
  const hash = createHash('sha256');
  for (const file of inputs.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const before = hashOfInputs();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== before) {
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  // The build writes the route tree, which is an input too.
  writeFileSync(stampFile, hashOfInputs());
}
