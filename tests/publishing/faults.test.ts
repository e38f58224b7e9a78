import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { characteristicsFixtures } from './characteristics-fixtures.ts';
import { addressFixtures } from './address-fixtures.ts';
import { articleFixtures } from './article-fixtures.ts';
import { assetTypeFixtures } from './asset-type-fixtures.ts';
import { brandFixtures } from './brand-fixtures.ts';
import { constituentFixtures } from './constituent-fixtures.ts';
import { contentFixtures } from './content-fixtures.ts';
import { documentFixtures } from './document-fixtures.ts';
import type { FaultFixture } from './fault-fixture.ts';
import { fileFixtures } from './file-fixtures.ts';
import { frequencyFixtures } from './frequency-fixtures.ts';
import { formFixtures } from './form-fixtures.ts';
import { loneFixtures } from './lone-fixtures.ts';
import { mappingFixtures } from './mapping-fixtures.ts';
import { widerMappingFixtures } from './wider-mapping-fixtures.ts';
import { temporaryFolders } from './provider-folder.ts';
import { ownTextFixtures } from './own-text-fixtures.ts';
import { misnamedFixtures } from './misnamed-fixtures.ts';
import { overlookedFixtures } from './overlooked-fixtures.ts';
import { pageFixtures } from './page-fixtures.ts';
import { patternFixtures } from './pattern-fixtures.ts';
import { redirectFixtures } from './redirect-fixtures.ts';
import { senseFixtures } from './sense-fixtures.ts';
import { slipFixtures } from './slip-fixtures.ts';
import { siteSenseFixtures } from './site-sense-fixtures.ts';
import { siteFixtures } from './site-fixtures.ts';
import { sustainabilityFixtures } from './sustainability-fixtures.ts';
import { textFixtures } from './text-fixtures.ts';
import { unseenFixtures } from './unseen-fixtures.ts';
import { runCommand, type Outcome } from './run-command.ts';

type Reported = { file: string; line: number; column: number; expected: string; found: string };

const folders = temporaryFolders();
const all = [
  ...formFixtures,
  ...contentFixtures,
  ...constituentFixtures,
  ...frequencyFixtures,
  ...redirectFixtures,
  ...sustainabilityFixtures,
  ...characteristicsFixtures,
  ...pageFixtures,
  ...patternFixtures,
  ...fileFixtures,
  ...textFixtures,
  ...documentFixtures,
  ...articleFixtures,
  ...addressFixtures,
  ...brandFixtures,
  ...ownTextFixtures,
  ...siteFixtures,
  ...siteSenseFixtures,
  ...senseFixtures,
  ...slipFixtures,
  ...loneFixtures,
  ...assetTypeFixtures,
  ...mappingFixtures,
  ...widerMappingFixtures,
  ...unseenFixtures,
  ...overlookedFixtures,
  ...misnamedFixtures,
];
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

function expectSoleFault(fixture: FaultFixture): void {
  const folder = folders.path(`fixture${all.indexOf(fixture)}`);
  const inFolder = reported.filter(({ file }) => file.startsWith(`${folder}/`));
  const { file, line, column, expected, found } = fixture.fault;
  const [first] = inFolder;
  expect(first).toMatchObject({ file: `${folder}/${file}`, line, column, found });
  expect(first?.expected).toMatch(expected);
  expect(inFolder).toHaveLength(1);
}

describe('a wrong cell is found in its place, whatever the form of the file', () => {
  test.each(formFixtures)('$title', expectSoleFault);
});

describe('content is refused, with its place', () => {
  test.each([...contentFixtures, ...constituentFixtures, ...siteFixtures, ...assetTypeFixtures])(
    '$title',
    expectSoleFault,
  );
});

describe('ID-01 levels that contradict the frequency of their index are refused, with their place', () => {
  test.each(frequencyFixtures)('$title', expectSoleFault);
});

describe('what is well formed and cannot be meant is refused, with its place', () => {
  test.each([...senseFixtures, ...slipFixtures, ...siteSenseFixtures])('$title', expectSoleFault);
});

describe('a fault is told alone, and says what is wrong', () => {
  test.each([...loneFixtures, ...overlookedFixtures, ...misnamedFixtures])(
    '$title',
    expectSoleFault,
  );
});

describe('what visitors would not see as it is meant is refused, with its place', () => {
  test.each(unseenFixtures)('$title', expectSoleFault);
});

describe('a redirect is refused, with its place', () => {
  test.each(redirectFixtures)('$title', expectSoleFault);
});

describe('characteristics are refused, with their place', () => {
  test.each(characteristicsFixtures)('$title', expectSoleFault);
});

describe('a sustainability figure is refused, with its place', () => {
  test.each(sustainabilityFixtures)('$title', expectSoleFault);
});

describe('a page is refused, with its place', () => {
  test.each(pageFixtures)('$title', expectSoleFault);
});

describe('PR-03 a document is refused, with its place', () => {
  test.each(documentFixtures)('$title', expectSoleFault);
});

describe('IN-02 an article is refused, with its place', () => {
  test.each(articleFixtures)('$title', expectSoleFault);
});

describe('what is no address is refused, with its place', () => {
  test.each(addressFixtures)('$title', expectSoleFault);
});

describe('a brand is refused, with its place', () => {
  test.each(brandFixtures)('$title', expectSoleFault);
});

describe('a file is refused, with the reason', () => {
  test.each([...fileFixtures, ...patternFixtures])('$title', expectSoleFault);
});

describe('a mapping is refused, with its place', () => {
  test.each([...mappingFixtures, ...widerMappingFixtures])('$title', expectSoleFault);
});

describe('a text is refused, with its place', () => {
  test.each([...textFixtures, ...ownTextFixtures])('$title', expectSoleFault);
});

test('a hundred and twenty faults are told, each another one', () => {
  const distinct = new Set(all.map(({ fault }) => `${fault.file} ${fault.expected.source}`));
  expect(distinct.size).toBeGreaterThanOrEqual(120);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
});

test('a fault is printed as file:line:column, what was expected and what was found', () => {
  const fixture = all.findIndex(({ title }) => title === 'a level of zero');
  const file = `${folders.path(`fixture${fixture}`)}/levels/a.csv`;
  const expected = 'a level above zero (any number with returns: no in indexes.csv)';
  expect(outcome.stderr).toContain(`${file}:3:16 expected ${expected}, found "0"\n`);
});

test('faults end the command with exit code 1', () => {
  expect(outcome.code).toBe(1);
});
