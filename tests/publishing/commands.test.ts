import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { temporaryFolders } from './provider-folder.ts';
import { runCommand, type Outcome } from './run-command.ts';

const folders = temporaryFolders();
const why = ['--reason', 'Wrong'];
const names = ['good', 'again', 'faulty', 'releases', 'rollback', 'nowhere'] as const;
let throwaway: ThrowawayStore;
const outcomes = {} as Record<(typeof names)[number], Outcome>;

// One story; each command is a process of its own, and reaches the store through the one that has it open.
beforeAll(async () => {
  throwaway = await copiedStore('embedded');
  const env = { DATA_DIR: throwaway.config.dataDir };
  const levels = { 'levels/a.csv': 'date,AAA\n2026-11-20,100\n' };
  const good = folders.write('good', levels);
  const faulty = folders.write('faulty', { 'levels/a.csv': 'date,AAA\n2026-11-20,0\n' });
  const other = folders.write('other', { ...levels, 'products.csv': 'product_id,name\nP1,Fund\n' });
  outcomes.good = await runCommand(['publish', good, '--label', 'first'], env);
  outcomes.again = await runCommand(['publish', good], env);
  outcomes.faulty = await runCommand(['publish', faulty], env);
  await runCommand(['publish', other, '--label', 'second'], env);
  outcomes.rollback = await runCommand(['rollback', '1', ...why], env);
  outcomes.nowhere = await runCommand(['rollback', '99', ...why], env);
  outcomes.releases = await runCommand(['releases'], env);
});
afterAll(async () => {
  await throwaway.remove();
  folders.remove();
});

test('publish says what it did, and shows its progress on stderr', () => {
  expect(outcomes.good.code).toBe(0);
  expect(outcomes.good.stdout).toMatch(/index +2 +2 +0 +0 +0 +0\n/);
  expect(outcomes.good.stdout).toContain('Release 1 (first) is public');
  expect(outcomes.good.stderr).toContain('writing index: 2 of 2\n');
});

test('publish of the same folder again changes nothing, and that is no error', () => {
  expect(outcomes.again).toMatchObject({ code: 0, stdout: 'Nothing has changed\n' });
});

test('publish of a faulty folder lists the faults and makes no release', () => {
  expect(outcomes.faulty.code).toBe(1);
  expect(outcomes.faulty.stderr).toMatch(/levels\/a\.csv:2:12 expected a level above zero/);
  expect(outcomes.releases.stdout.trim().split('\n')).toHaveLength(3);
});

test('rollback publishes an earlier release again, and releases tells the story', () => {
  expect(outcomes.rollback).toMatchObject({ code: 0 });
  const [third, second, first] = outcomes.releases.stdout.split('\n');
  expect(third).toMatch(/^ +3 .* current .*the content of release 1$/);
  expect(second).toMatch(/^ +2 .* withdrawn .*second$/);
  expect(first).toMatch(/^ +1 .*first$/);
});

test('rollback to a release that there is not is refused', () => {
  expect(outcomes.nowhere.code).toBe(2);
  expect(outcomes.nowhere.stderr).toContain('There is no release 99');
});

test('PB-01 levels that would vanish are listed and refused until they are confirmed', async () => {
  const store = await copiedStore('embedded');
  onTestFinished(() => store.remove());
  const env = { DATA_DIR: store.config.dataDir };
  const rows = 'date,AAA,BBB\n2026-11-19,100,50\n2026-11-20,101,51\n';
  const first = folders.write('vanishing', { 'levels/a.csv': rows });
  await runCommand(['publish', first], env);
  const less = folders.write('less', { 'levels/a.csv': 'date,AAA\n2026-11-19,100\n' });
  const report = folders.path('report.jsonl');
  const refused = await runCommand(
    ['publish', less, '--withdraw-levels', ...why, '--report', report],
    env,
  );
  const listed =
    'AAA: 1 level, 2026-11-20\n' +
    'BBB: 2 levels, 2026-11-19 to 2026-11-20 (the folder has no level of this index)\n' +
    '3 published levels of 2 indexes would be withdrawn: nothing was published; --withdraw-levels=BBB withdraws them, with a --reason\n';
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(listed);
  expect(readFileSync(report, 'utf8')).toBe(
    '{"index":"AAA","withdrawn":1,"from":"2026-11-20","to":"2026-11-20"}\n' +
      '{"index":"BBB","withdrawn":2,"from":"2026-11-19","to":"2026-11-20"}\n',
  );
  const done = await runCommand(['publish', less, '--withdraw-levels=BBB', ...why], env);
  expect(done).toMatchObject({ code: 0 });
  expect(done.stdout).toMatch(/levels +1 +0 +0 +1 +3 +0\n/);
  const silent = await runCommand(['publish', less, '--withdraw-levels=BBB'], env);
  expect([silent.code, silent.stderr]).toEqual([2, expect.stringContaining('which visitors read')]);
  const swallowed = await runCommand(['publish', '--withdraw-levels', less], env);
  expect(swallowed.code).toBe(2);
  expect(swallowed.stderr).toContain('the folder is named before this option');
});

test('the report holds every fault and every row left out, however many are printed', async () => {
  const rows = Array.from({ length: 30 }, (_, row) => `2026-11-20,X${row},1\n`);
  const folder = folders.write('many', {
    'levels/a.csv': `date,index,level\n${rows.join('')}`,
    'products.csv': 'product_id,name\nP1,Fund\nP2,\n',
    'mapping.yaml':
      'products:\n  - { file: products.csv, leaveOut: [{ column: name, reason: no name }] }\n',
  });
  const report = `${folder}/report.jsonl`;
  const { code, stderr } = await runCommand(['check', folder, '--report', report]);
  expect(code).toBe(1);
  expect(stderr.match(/expected the fund_id of an index/g)).toHaveLength(20);
  expect(stderr).toContain('10 more (all of them by --report FILE)');
  const entries = readFileSync(report, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(entries.filter(({ expected }) => expected)).toHaveLength(30);
  expect(entries).toContainEqual({ file: `${folder}/products.csv`, line: 3, leftOut: 'no name' });
});
