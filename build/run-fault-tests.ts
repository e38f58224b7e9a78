import { globSync } from 'node:fs';
import { runInGroups } from './run-in-groups.ts';

// `npm run test:faults` runs the tests that kill, starve and flood servers, one file at a time.

const filesOfGroup = 5;
const files = globSync('tests/faults/long/*.test.ts').toSorted();

runInGroups(
  Array.from({ length: Math.ceil(files.length / filesOfGroup) }, (_, at) => [
    '--project=site',
    '--no-file-parallelism',
    ...files.slice(at * filesOfGroup, (at + 1) * filesOfGroup),
  ]),
);
