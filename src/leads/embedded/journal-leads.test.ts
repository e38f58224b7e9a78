import {
  appendFile,
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contactValues, leadOf, listAll } from '../../../tests/support/leads.ts';
import { openJournalLeads } from './journal-leads.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-journal-'));
  path = join(folder, 'journal.jsonl');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const damages: { lines: number; copy: string }[] = [];
beforeEach(() => void damages.splice(0));
const open = () => openJournalLeads(path, (damage) => damages.push(damage));

async function keysAfterOpening(): Promise<string[]> {
  const leads = await open();
  const keys = (await listAll(leads)).map(({ lead }) => lead.key);
  await leads.close();
  return keys;
}

test('a last line that was cut anywhere is ignored, and what follows it is kept', async () => {
  const leads = await open();
  await leads.receive(leadOf('first'));
  const whole = (await stat(path)).size;
  await leads.receive(leadOf('second', { fields: { ...contactValues, lastName: '愛' } }));
  await leads.close();
  const bytes = await readFile(path);
  for (const cut of [1, 2, 200, bytes.length - whole - 1]) {
    await rm(path);
    await appendFile(path, bytes);
    await truncate(path, bytes.length - cut);
    const again = await open();
    expect(await again.receive(leadOf('third'))).toBe('stored');
    await again.close();
    expect(await keysAfterOpening()).toEqual(['first', 'third']);
  }
  expect(damages).toEqual([]);
});

test('a damaged line in the middle costs that lead alone, and the journal is kept as it was', async () => {
  const leads = await open();
  for (const key of ['a', 'b', 'c']) await leads.receive(leadOf(key));
  await leads.settle('c', 'sent', new Date());
  await leads.close();
  const lines = (await readFile(path, 'utf8')).split('\n');
  lines[1] = lines[1]!.replaceAll('e', '\0');
  const damaged = lines.join('\n');
  await rm(path);
  await appendFile(path, damaged);

  const again = await open();
  expect((await listAll(again)).map(({ lead, state }) => [lead.key, state])).toEqual([
    ['a', 'waiting'],
    ['c', 'sent'],
  ]);
  // Where the leads are now is known too.
  const due = await again.takeDue(new Date(), 9, new Date());
  expect(due.map(({ lead }) => lead)).toEqual([leadOf('a')]);
  await again.close();
  expect(damages).toMatchObject([{ lines: 1 }]);
  expect(await readFile(damages[0]!.copy, 'utf8')).toBe(damaged);
  expect(await keysAfterOpening()).toEqual(['a', 'c']);
  expect(damages).toHaveLength(1);
});

test('what was purged is gone from the disk, and only its owner may read the rest', async () => {
  const leads = await open();
  const fields = { ...contactValues, emailAddress: 'gone@example.org' };
  await Promise.all([leads.receive(leadOf('a', { fields })), leads.receive(leadOf('b'))]);
  expect(await leads.purge({ email: 'gone@example.org' })).toBe(1);
  expect(await leads.receive(leadOf('c'))).toBe('stored');
  await leads.close();
  expect(await readdir(folder)).toEqual(['journal.jsonl']);
  expect(await readFile(path, 'utf8')).not.toContain('gone@example.org');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await keysAfterOpening()).toEqual(['b', 'c']);
});

test('leads that come while the journal is rewritten are neither lost nor misplaced', async () => {
  const leads = await open();
  const keys = Array.from({ length: 300 }, (_, index) => `key-${index}`);
  const receiving = keys.map(async (key, index) => {
    await leads.receive(leadOf(key));
    if (index % 50 === 0) await leads.purge({ before: new Date('2026-11-19') });
  });
  await leads.receive(leadOf('old', { received: '2026-11-18T10:00:00.000Z' }));
  const purged = leads.purge({ before: new Date('2026-11-19') });
  await Promise.all([...receiving, purged]);
  const due = await leads.takeDue(new Date(), 1000, new Date());
  expect(due.map(({ lead }) => lead.key).toSorted()).toEqual(keys.toSorted());
  await leads.close();
  expect((await keysAfterOpening()).toSorted()).toEqual(keys.toSorted());
});

test.each<[string, () => Promise<void>]>([
  ['deleted', () => rm(path)],
  ['moved away by a rotation', () => rename(path, `${path}.1`)],
  ['replaced', () => copyFile(path, `${path}.1`).then(() => rename(`${path}.1`, path))],
  ['copied and cut by a rotation', () => truncate(path, 0)],
])(
  'a journal that is %s under the server takes nothing more that would be lost',
  async (_, take) => {
    const leads = await open();
    await leads.receive(leadOf('before'));
    await take();
    await expect(leads.receive(leadOf('after'))).rejects.toThrow(
      /journal of submissions .* was taken/,
    );
    await expect(listAll(leads)).rejects.toThrow(/was taken/);
    await expect(leads.purge({ before: new Date('2036-01-01') })).rejects.toThrow(/was taken/);
    await leads.close();
  },
);

test('a journal that was moved away and comes back takes submissions again', async () => {
  const leads = await open();
  await leads.receive(leadOf('before'));
  await rename(path, `${path}.1`);
  await expect(leads.receive(leadOf('meanwhile'))).rejects.toThrow(/was taken/);
  await rename(`${path}.1`, path);
  expect(await leads.receive(leadOf('after'))).toBe('stored');
  await leads.close();
  expect(await keysAfterOpening()).toEqual(['before', 'after']);
});
