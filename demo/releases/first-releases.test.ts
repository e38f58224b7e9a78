import { afterAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { eachAuditRow, verifyAudit, type AuditEntry } from '#src/store/audit/audit.ts';
import { getItem } from '#src/store/items/items.ts';
import { eachCorrection } from '#src/store/levels/corrections.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import { getReleaseAsOf, listReleases } from '#src/store/releases/releases.ts';
import { madeDemo } from '../../tests/support/made-demo.ts';
import { copiedStore } from '../../tests/support/stores.ts';
import { publishFirstReleases } from './first-releases.ts';
import { setMoments } from './release-moments.ts';

const { folder } = await madeDemo();
const { store, remove } = await copiedStore('embedded');
afterAll(remove);
const begun = Date.now();
await publishFirstReleases(store, folder);
const releases = await listReleases(store.db);

test('the first releases are six days of levels, a correction, a review and one that is taken back', async () => {
  expect(
    releases.toReversed().map(({ label, withdrawnBy }) => [label, withdrawnBy?.reason]),
  ).toEqual([
    ['Levels until 2026-11-12', undefined],
    ['Levels of 2026-11-13', undefined],
    ['Correction of 2026-11-13', undefined],
    ['Levels of 2026-11-16', undefined],
    ['Review of 2026-09-18', undefined],
    ['Levels of 2026-11-17, Japan', 'Levels of 2026-11-16 had been published for 2026-11-17'],
    ['Review of 2026-09-18', undefined],
    ['Levels of 2026-11-17', undefined],
    ['Levels of 2026-11-18', undefined],
    ['Levels of 2026-11-19', undefined],
  ]);
});

test('each became public on its own day after the closes, and the audit log says when it was made', async () => {
  expect(releases.toReversed().map(({ published }) => published.slice(0, 16))).toEqual([
    '2026-11-12T21:30',
    '2026-11-13T21:30',
    '2026-11-16T08:40',
    '2026-11-16T21:30',
    '2026-11-16T22:05',
    '2026-11-17T07:10',
    '2026-11-17T07:52',
    '2026-11-17T21:30',
    '2026-11-18T21:30',
    '2026-11-19T21:30',
  ]);
  expect(await getReleaseAsOf(store.db, '2026-11-16', 10)).toMatchObject({ number: 5 });
  const { brokenAt, entries } = await verifyAudit(store.db, '');
  expect({ brokenAt, entries }).toEqual({ brokenAt: null, entries: 10 });
  for await (const { entry } of eachAuditRow(store.db)) {
    expect(Date.parse((JSON.parse(entry) as AuditEntry).at)).toBeGreaterThanOrEqual(begun);
  }
});

test('a moment that is still to come is nobody’s', async () => {
  const [last] = releases;
  await setMoments(store, [{ release: last!.number, at: '2999-01-01T21:30:00.000Z' }]);
  expect((await listReleases(store.db))[0]).toEqual(last);
});

test('each release ends with the levels of its day', async () => {
  const lastDays = await Promise.all(
    releases.map(async ({ number }) =>
      (await findLevels(store.db, number, 'PLWLD_NTR_USD'))!.days.at(-1),
    ),
  );
  // The newest first; the rollback ends with the day of the review.
  const days = '19 18 17 16 16 16 16 13 13 12'.split(' ');
  expect(lastDays).toEqual(days.map((day) => dayOfIso(`2026-11-${day}`)));
});

test('the ledger has the correction with its reason, and what the levels of the wrong day became', async () => {
  const rows = [];
  for await (const row of eachCorrection(store.db, 10)) rows.push(row);
  const [corrected, ...takenBack] = rows.toSorted((a, b) => a.release - b.release);
  const { values } = (await findLevels(store.db, 10, 'PLWHC_NTR_USD'))!;
  const right = values.at(-5)!;
  expect(corrected).toMatchObject({
    fundId: 'PLWHC_NTR_USD',
    release: 3,
    day: dayOfIso('2026-11-13'),
    oldValue: Math.round(right * 0.9994 * 100) / 100,
    newValue: right,
    reason: 'A dividend that went ex on this day had been left out',
  });
  expect(takenBack.length).toBeGreaterThan(1);
  for (const row of takenBack) {
    expect(row).toMatchObject({ release: 8, day: dayOfIso('2026-11-17') });
    expect(row.fundId).toMatch(/^PLJPN_/);
  }
});

test('the review brings the lists of its day', async () => {
  const [before, after] = await Promise.all(
    [4, 5].map((release) => getItem(store.db, release, 'reviews', 'PLJPN_NTR_JPY')),
  );
  expect(before!.reviews[0]?.date).toBe('2026-06-19');
  expect(after!.reviews.slice(0, 3).map(({ date }) => date)).toEqual([
    '2026-11-18',
    '2026-09-18',
    '2026-06-19',
  ]);
});

test('the last of them holds what the folder does, which therefore changes nothing that is shown', async () => {
  const { summary } = await publishFolder(store, { folder, onProgress: () => undefined });
  // Which days the last folder had is noted with every folder.
  summary.delete('folder-levels');
  const changes = Array.from(summary, ([kind, { added, changed, closed }]) => [
    kind,
    added + changed + closed,
  ]);
  expect(changes.length).toBeGreaterThan(10);
  expect(changes.filter(([, count]) => count !== 0)).toEqual([]);
});
