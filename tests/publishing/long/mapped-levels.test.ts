import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { isoOfDay } from '#src/domain/day.ts';
import { FaultsError } from '#src/publishing/faults.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { eachAuditRow, type AuditEntry } from '#src/store/audit/audit.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import { copiedStore, engines } from '../../support/stores.ts';
import { temporaryFolders } from '../provider-folder.ts';
import { runCommand } from '../run-command.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

const mapping = 'examples/mapping/mapping.yaml';
const good = 'Code;Close\nwld;"1.212,75"\nbnd;99,85\n';

let count = 0;
const fileOf = (name: string, text: string) =>
  path.join(folders.write(`levels${count++}`, { [name]: text }), name);

describe.each(engines)('a daily file by a mapping, on %s', (engine) => {
  async function opened() {
    const thrown = await copiedStore(engine);
    onTestFinished(thrown.remove);
    await publishFolder(thrown.store, { folder: 'examples/mapping' });
    return thrown;
  }

  test('is published as the files of its folder are, and the mapping stands in the audit log', async () => {
    const { store } = await opened();
    await publishLevels(store, { file: fileOf('close_20261119.csv', good), mapping });
    const found = await findLevels(store.db, 2, 'WLD');
    expect(Array.from(found!.days, (day, at) => [isoOfDay(day), found!.values[at]])).toEqual([
      ['2026-11-17', 1204.5],
      ['2026-11-18', 1210.25],
      ['2026-11-19', 1212.75],
    ]);
    const rows = await Array.fromAsync(eachAuditRow(store.db));
    expect((JSON.parse(rows.at(-1)!.entry) as AuditEntry).files.map(({ file }) => file)).toEqual([
      'close_20261119.csv',
      'mapping.yaml',
    ]);
  });

  test.each([
    [
      'a wrong cell',
      'close_20261119.csv',
      'Code;Close\nwld;"1,212.75"\n',
      mapping,
      2,
      5,
      /1\.234,56/,
    ],
    [
      'a wrong name',
      'open_20261119.csv',
      good,
      mapping,
      26,
      1,
      /a source of levels whose file fits/,
    ],
    ['a wrong day', 'close_20261139.csv', good, mapping, 2, 1, /a date \(YYYYMMDD\)/],
    [
      'a wrong rule',
      'a.csv',
      good,
      'columns: { level: 2, date: { from: 1, date: YY } }',
      2,
      58,
      /YYYY and M/,
    ],
    ['an unknown key', 'a.csv', good, 'colums: { date: 1 }', 2, 20, /colums|known/],
  ])('%s is told by its place', async (_, name, text, by, line, column, expected) => {
    const { store } = await opened();
    const own =
      by === mapping ? mapping : fileOf('mapping.yaml', `levels:\n  - { file: a.csv, ${by} }\n`);
    const failed = publishLevels(store, { file: fileOf(name, text), mapping: own });
    const error = await failed.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof FaultsError)) throw error;
    const [first] = error.faults.listed();
    expect(first).toMatchObject({ line, column });
    expect(first?.expected).toMatch(expected);
  });
});

test('the command line takes it for a file of levels, and for no folder', async () => {
  const thrown = await copiedStore('embedded');
  onTestFinished(thrown.remove);
  await publishFolder(thrown.store, { folder: 'examples/mapping' });
  const env = { DATA_DIR: thrown.config.dataDir };
  const file = fileOf('close_20261119.csv', good);
  const answered = await runCommand(['diff', file, '--mapping', mapping, '--json'], env);
  expect(answered.code).toBe(0);
  expect(JSON.parse(answered.stdout)).toMatchObject({ levels: [{ key: 'WLD' }, { key: 'BND' }] });
  const published = await runCommand(['publish', '--levels', file, '--mapping', mapping], env);
  expect(published).toMatchObject({ code: 0 });
  for (const command of ['diff', 'draft', 'publish']) {
    const refused = await runCommand([command, 'examples/mapping', '--mapping', mapping], env);
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringContaining('--mapping describes a file of levels: a folder has its own'),
    ]);
  }
});
