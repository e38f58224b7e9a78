import { globSync, readFileSync } from 'node:fs';
import { breachOf, importsOf } from './import-rules.ts';

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(gen|test)\.tsx?$/.test(file));
const breaches = files.flatMap((file) =>
  importsOf(file, readFileSync(file, 'utf8')).flatMap((found) => breachOf(found) ?? []),
);
for (const breach of breaches) console.error(breach);
console.log(`import rules: ${files.length} files, ${breaches.length} breaches`);
process.exitCode = breaches.length > 0 ? 1 : 0;
