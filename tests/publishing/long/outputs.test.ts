import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copiedDataDirectory } from '../../support/stores.ts';
import { temporaryFolders } from '../provider-folder.ts';
import { runCommand } from '../run-command.ts';

const folders = temporaryFolders();
let dataDir: string;
beforeAll(async () => {
  dataDir = await copiedDataDirectory();
});
afterAll(async () => {
  folders.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const run = (args: string[], input = '') => runCommand(args, { DATA_DIR: dataDir }, input);

test('a file that cannot be written is refused before any work', async () => {
  const broken = folders.write('broken', { 'indexes.csv': 'nothing\n' });
  const file = `${folders.path('nowhere')}/report.html`;
  const refused = await run(['diff', broken, '--html', file]);
  expect([refused.code, refused.stdout]).toEqual([2, '']);
  expect(refused.stderr).toBe(
    `${file} cannot be written: Error: ENOENT: no such file or directory, open '${file}'\n`,
  );
  const before = (await run(['audit', '--json'])).stdout;
  const exported = await run(['leads', 'export', `${folders.path('nowhere')}/leads.csv`]);
  expect([exported.code, exported.stderr]).toEqual([
    2,
    expect.stringContaining('cannot be written'),
  ]);
  // What did not happen is not noted either.
  expect((await run(['audit', '--json'])).stdout).toBe(before);
});

test('a report of a comparison that fails leaves what was there, and no empty file', async () => {
  const broken = folders.write('failing', { 'indexes.csv': 'nothing\n' });
  const [old, fresh] = [`${broken}/old.html`, `${broken}/fresh.html`];
  writeFileSync(old, 'the report of yesterday');
  for (const file of [old, fresh])
    expect((await run(['diff', broken, '--html', file])).code).toBe(1);
  expect(readFileSync(old, 'utf8')).toBe('the report of yesterday');
  expect(readdirSync(broken)).not.toContain('fresh.html');
});

test('a report takes the place of a longer one', async () => {
  const folder = folders.write('whole', {});
  const file = `${folder}/report.html`;
  writeFileSync(file, 'x'.repeat(1_000_000));
  expect((await run(['diff', folder, '--html', file])).code).toBe(0);
  const page = readFileSync(file, 'utf8');
  expect([page.startsWith('<!doctype html>'), page.includes('xxxx')]).toEqual([true, false]);
});

test('exported submissions are for one pair of eyes, in a file that everybody could read too', async () => {
  const file = `${folders.write('exported', {})}/leads.csv`;
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  expect((await run(['leads', 'export', file])).code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^key,received,/);
});

test('standard input has a name where one is given, for the mapping and in faults', async () => {
  const source = (file: string, column: string) =>
    `  - file: ${file}\n    columns: { date: { from: ${column}, date: YYYYMMDD }, index: Id, level: Level }\n`;
  const folder = folders.write('mapped', {
    'mapping.yaml': `levels:\n${source('in/day_*.csv', 'Day')}${source('in/late_*.csv', 'Date')}`,
    'indexes.csv': 'fund_id,name,asset_type\nAAA,Alpha,equity\nBBB,Beta,fixed-income\n',
  });
  expect((await run(['publish', folders.write('public', {})])).code).toBe(0);
  const mapped = ['--mapping', `${folder}/mapping.yaml`];
  const feed = (level: string) => `Date,Id,Level\n20261118,AAA,${level}\n`;
  const named = [...mapped, '--name', 'late_1.csv'];
  const publish = ['publish', '--levels', '-'];
  const bare = await run([...publish, ...mapped], feed('102'));
  expect([bare.code, bare.stderr]).toEqual([
    1,
    expect.stringContaining(
      'expected a source of levels whose file fits standard input, whose name --name gives, found "in/day_*.csv, in/late_*.csv"',
    ),
  ]);
  const wrong = await run([...publish, ...named], feed('x'));
  expect(wrong.stderr).toContain('late_1.csv:2:14 expected a number');
  for (const command of [['diff', '-'], ['draft', '--levels', '-'], publish]) {
    expect((await run([...command, ...named], feed('102'))).code).toBe(0);
  }
});

test('a name is for standard input alone, and has no folders', async () => {
  const folder = folders.write('named', {});
  for (const args of [
    ['publish', folder, '--name', 'a.csv'],
    ['draft', '--levels', `${folder}/levels/a.csv`, '--name', 'a.csv'],
    ['diff', folder, '--name', 'a.csv'],
  ]) {
    const { code, stderr } = await run(args);
    expect([code, stderr]).toEqual([
      2,
      '--name says what standard input is called: it takes - as the file\n',
    ]);
  }
  const path = await run(['publish', '--levels', '-', '--name', '../a.csv']);
  expect([path.code, path.stderr]).toEqual([
    2,
    expect.stringContaining('a name without folders is expected'),
  ]);
});
