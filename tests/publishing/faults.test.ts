import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFixtures, fileFixtures, formFixtures } from './fault-fixtures.ts';
import { temporaryFolders } from './provider-folder.ts';
import { runCommand, type Outcome } from './run-command.ts';

type Reported = { file: string; line: number; column: number; expected: string; found: string };

const folders = temporaryFolders();
const groups = {
  'a wrong cell is found in its place': formFixtures,
  'content is refused': contentFixtures,
  'a file is refused': fileFixtures,
};
const all = Object.values(groups).flat();
let outcome: Outcome;
let reported: Reported[];

// All folders go through one run of the command; each is a provider folder of its own with one fault.
beforeAll(async () => {
  const paths = all.map(({ files }, index) => folders.write(`fixture${index}`, files));
  const report = folders.write('report', {}) + '.jsonl';
  outcome = await runCommand(['check', ...paths, '--report', report]);
  reported = readFileSync(report, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Reported);
});
afterAll(folders.remove);

for (const [group, fixtures] of Object.entries(groups)) {
  describe(group, () => {
    test.each(fixtures)('$title', (fixture) => {
      const folder = folders.path(`fixture${all.indexOf(fixture)}`);
      const inFolder = reported.filter(({ file }) => file.startsWith(`${folder}/`));
      const { file, line, column, expected, found } = fixture.fault;
      const [first] = inFolder;
      expect(first).toMatchObject({ file: `${folder}/${file}`, line, column, found });
      expect(first?.expected).toMatch(expected);
      expect(inFolder).toHaveLength(1);
    });
  });
}

test('a fault is printed as file:line:column, what was expected and what was found', () => {
  const fixture = all.findIndex(({ title }) => title === 'a level of zero');
  const file = `${folders.path(`fixture${fixture}`)}/levels/a.csv`;
  expect(outcome.stderr).toContain(`${file}:3:16 expected a level above zero, found "0"\n`);
});

test('faults end the command with exit code 1', () => {
  expect(outcome.code).toBe(1);
});
