import type { FaultFixture } from './fault-fixture.ts';

const expected = /a path or pattern with at most 3 stars between two slashes and 2 lists in braces/;

const mappedBy = (pattern: string): FaultFixture['files'] => ({
  'mapping.yaml': `products:\n  - file: '${pattern}'\n`,
  [`${'a'.repeat(80)}.csv`]: 'x\n',
});

const inMapping = (pattern: string): Pick<FaultFixture, 'files' | 'fault'> => ({
  files: mappedBy(pattern),
  fault: { file: 'mapping.yaml', line: 2, column: 5, expected, found: pattern },
});

const manyStars = `${'*a'.repeat(30)}b.csv`;
const manyLists = `${'{a,b}'.repeat(15)}.csv`;

/** Patterns that would be compared with names for hours. */
export const patternFixtures: FaultFixture[] = [
  { title: 'a pattern of a mapping with many stars', ...inMapping(manyStars) },
  { title: 'a pattern of a mapping with many lists', ...inMapping(manyLists) },
  { title: 'a pattern of a mapping with a long range', ...inMapping('{1..99999999}.csv') },
  { title: 'a pattern of a mapping with a repeated part', ...inMapping('+(a|aa)+(a|aa)b.csv') },
  {
    title: 'a pattern of files that stand there on purpose with many stars',
    files: { 'guards.yaml': `unknown-file:\n  known: ['${manyStars}']\n` },
    fault: { file: 'guards.yaml', line: 2, column: 11, expected, found: manyStars },
  },
];
