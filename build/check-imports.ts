import { globSync, readFileSync } from 'node:fs';
import { crowdedFolders } from './crowded-folders.ts';
import { breachOf, importsOf } from './import-rules.ts';

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(gen|test)\.tsx?$/.test(file));
const breaches = files.flatMap((file) =>
  importsOf(file, readFileSync(file, 'utf8')).flatMap((found) => breachOf(found) ?? []),
);
const crowded = crowdedFolders(globSync('src/**/*'));
for (const breach of [...breaches, ...crowded]) console.error(breach);
console.log(`import rules: ${files.length} files, ${breaches.length} breaches`);
process.exitCode = breaches.length + crowded.length > 0 ? 1 : 0;
