import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { copiedStore, engines, type ThrowawayStore } from '../../../tests/support/stores.ts';
import { beginRelease } from '../releases/unfinished-release.ts';
import { rollbackTo } from '../releases/rollback.ts';
import { appendAudit, eachAuditRow, levelsText, verifyAudit, type Act } from './audit.ts';

const act = (reason: string): Act => ({
  act: 'publish',
  actor: { name: 'ada', by: 'os-user', host: 'desk' },
  command: 'publish folder',
  version: '1',
  files: [{ file: 'indexes.csv', sha256: 'ab' }],
  accepted: [{ guard: 'closed-indexes', count: 1, found: 'one' }],
  withdrawnLevels: 0,
  reason,
});

test('levels are counted in words that agree', () => {
  expect([1, 2].map(levelsText)).toEqual(['1 level', '2 levels']);
});

describe.each(engines)('the audit log on %s', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
    for (const reason of ['first', 'second']) {
      const draft = await begin();
      await draft.flip(act(reason));
    }
    const abandoned = await begin();
    await abandoned.abandon();
    await rollbackTo(thrown.store, 1, 'third', { ...act('third'), act: 'rollback' });
  });
  afterAll(() => thrown.remove());

  const begin = () => beginRelease(thrown.store, { label: 'L', note: '', sourceHash: 'abc' });
  const rows = () => Array.fromAsync(eachAuditRow(thrown.store.db));

  test('tells each release that became public, in one chain of hashes, and nothing that did not', async () => {
    const all = await rows();
    const entries = all.map(({ entry }) => JSON.parse(entry) as Record<string, unknown>);
    expect(entries).toMatchObject([
      { act: 'publish', release: 1, label: 'L', reason: 'first', actor: { name: 'ada' } },
      { act: 'publish', release: 2, reason: 'second' },
      { act: 'rollback', release: 3, reason: 'third' },
    ]);
    // The chain by another way of hashing.
    let before = '0'.repeat(64);
    for (const { entry, hash } of all) {
      before = createHash('sha256').update(before).update('\n').update(entry).digest('hex');
      expect(hash).toBe(before);
    }
    expect(await verifyAudit(thrown.store.db, all[1]!.hash)).toEqual({
      entries: 3,
      head: before,
      brokenAt: null,
      foundAt: 2,
    });
  });

  test('takes no change and no removal, and shows one that goes around it', async () => {
    const { db } = thrown.store;
    const exported = (await rows()).at(-1)!.hash;
    await expect(sql`update audit set entry = '{}' where number = 2`.execute(db)).rejects.toThrow(
      'never changed',
    );
    await expect(sql`delete from audit where number = 3`.execute(db)).rejects.toThrow(
      'never changed',
    );
    await sql`alter table audit disable trigger audit_is_append_only`.execute(db);
    await sql`update audit set entry = replace(entry, 'ada', 'zoe') where number = 2`.execute(db);
    expect(await verifyAudit(db, exported)).toMatchObject({ brokenAt: 2 });
    await sql`update audit set entry = replace(entry, 'zoe', 'ada') where number = 2`.execute(db);
    await sql`delete from audit where number = 3`.execute(db);
    expect(await verifyAudit(db, exported)).toMatchObject({ brokenAt: null, foundAt: null });
  });
});

test.each(engines)(
  'the audit log on %s is read to its end, however many entries it has',
  async (engine) => {
    const thrown = await copiedStore(engine);
    onTestFinished(() => thrown.remove());
    const { session, db } = thrown.store;
    const entry = { ...act('many'), at: '2026-11-20T00:00:00.000Z', release: null, label: 'L' };
    await session.batch(Array.from({ length: 501 }, () => appendAudit(entry)).flat());
    expect(await Array.fromAsync(eachAuditRow(db))).toHaveLength(501);
    expect(await verifyAudit(db, '')).toMatchObject({ entries: 501, brokenAt: null });
  },
);
