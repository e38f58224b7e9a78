import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { actOf } from '#src/publishing/acting.ts';
import { approveDraft, requireApproved } from '#src/publishing/drafts/four-eyes.ts';
import { draftFolder, draftLevels } from '#src/publishing/drafts/make-draft.ts';
import { publishDraft } from '#src/publishing/drafts/publish-draft.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { DraftCollisionError } from '#src/store/drafts/collisions.ts';
import { dropDraft } from '#src/store/drafts/change-drafts.ts';
import { scheduleDraft } from '#src/store/drafts/schedule-draft.ts';
import { findDraft, listDrafts, type Draft } from '#src/store/drafts/drafts.ts';
import { findItem } from '#src/store/items/items.ts';
import { findCurrentRelease, listReleases } from '#src/store/releases/releases.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { emptyStore, engines } from '../support/stores.ts';
import {
  ada,
  bob,
  first,
  levels,
  newsroom,
  notice,
  stopClock,
  today,
  withGamma,
} from './newsroom.ts';
import type { FolderFiles } from './provider-folder.ts';

describe.each(engines)('drafts on %s', (engine) => {
  const { store, inputOf, written, current, isWritten, draft, publish, publishFile, levelsOf } =
    newsroom(engine);

  /** All that the tables of what is public hold. */
  async function everythingPublic() {
    const tables = {
      item: 'kind, key, valid_from',
      segment: 'fund_id, release, folded',
      correction: 'fund_id, release, day',
      blob: 'sha256',
    };
    const found = Object.entries(tables).map(async ([table, order]) => {
      const { rows } = await sql`select * from ${sql.table(table)}
        order by ${sql.raw(order)}`.execute(store().db);
      return [table, rows] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  }

  const everyKindOfChange: FolderFiles = {
    'indexes.csv': 'fund_id,name,asset_type\nAAA,Alpha World,equity\nCCC,Gamma,equity\n',
    // One level corrected, one withdrawn, one added, one index new.
    'levels/a.csv': 'date,AAA,CCC\n2026-11-16,100.5,\n2026-11-18,102,10\n',
    'notices.csv': notice('n1', 'News'),
    // More rows than are published at once.
    'redirects.csv': `from,to\n${Array.from({ length: 250 }, (_, at) => `/old-${at},/new\n`).join('')}`,
  };

  test('a draft that is published leaves the same rows as a publish of its folder in one step', async () => {
    const input = { reason: 'Wrong', withdrawLevels: ['BBB'] };
    const folder = { ...inputOf({ ...first, ...everyKindOfChange }), ...input };
    await publishFolder(store(), folder);
    const expected = await everythingPublic();
    await emptyStore(store());
    await publishFolder(store(), inputOf(first));
    const before = await everythingPublic();
    const { number } = await draft(everyKindOfChange, { reason: 'Wrong' });
    expect(await everythingPublic()).toEqual(before);
    const release = await publish(number);
    expect(release).toMatchObject({ number: 2, label: '2026-11-20' });
    expect(await everythingPublic()).toEqual(expected);
    expect(expected['correction']).toHaveLength(2);
    // The same folder, published now, changes nothing.
    expect((await publishFolder(store(), folder)).release).toBeNull();
    const left = await sql`select 1 from draft_item union all select 1 from draft_levels`.execute(
      store().db,
    );
    expect(left.rows).toEqual([]);
  });

  test('the first release of a store may be a draft', async () => {
    await emptyStore(store());
    const { number } = await draft({});
    expect(await findCurrentRelease(store().db)).toBeNull();
    expect((await publish(number)).number).toBe(1);
    expect(await levelsOf('AAA')).toEqual({ 16: 100, 17: 101 });
  });

  test('several live side by side, and daily levels go out all the while', async () => {
    const one = await draft({ 'notices.csv': notice('n1', 'News') });
    const two = await draft({ 'indexes.csv': withGamma });
    await publishFile('date,AAA,BBB\n2026-11-18,102,52\n');
    const drafts = await listDrafts(store().db, 'living');
    expect(drafts).toMatchObject([
      {
        number: one.number,
        state: 'open',
        against: 1,
        summary: { rows: { notice: { added: 1 } } },
      },
      { number: two.number, summary: { rows: { index: { added: 1, changed: 0, closed: 0 } } } },
    ]);
    await publish(two.number);
    await publish(one.number);
    const release = await current();
    expect(release).toBe(4);
    expect(await findItem(store().db, release, 'index', 'CCC')).toMatchObject({
      name: 'Gamma',
    });
    expect(await findItem(store().db, release, 'notice', 'n1')).toMatchObject({
      noticeId: 'n1',
    });
    expect(await levelsOf('AAA')).toEqual({ 16: 100, 17: 101, 18: 102 });
  });

  test('a draft that touches what was changed since is stopped, and says what', async () => {
    const { number } = await draft({
      'indexes.csv': withGamma.replace('Alpha', 'Alpha A'),
      'levels/a.csv': levels.replace('101', '101.5'),
    });
    await publishFolder(store(), {
      ...inputOf({ ...first, 'indexes.csv': withGamma.replace('Alpha', 'Alpha B') }),
    });
    await publishFile('date,AAA\n2026-11-17,101.25\n');
    const publishing = publish(number);
    await expect(publishing).rejects.toThrow(DraftCollisionError);
    await expect(publishing).rejects.toThrow(
      /index AAA was changed; levels AAA of 2026-11-17 were changed\. Make it anew/,
    );
    expect(await current()).toBe(3);
    expect(await levelsOf('AAA')).toEqual({ 16: 100, 17: 101.25 });
    expect(await listReleases(store().db)).toHaveLength(3);
    // What both say alike is no collision, and nobody is in the way of the next publish.
    await publishFile('date,AAA\n2026-11-17,101.5\n');
    await draft({ 'notices.csv': notice('n9', 'Other') });
  });

  test('levels of an index that was closed since, or is shown under other terms, are stopped', async () => {
    const more = { 'levels/a.csv': `${levels}2026-11-18,102,52\n` };
    const { number } = await draft(more);
    const withheld =
      'fund_id,name,asset_type,history_from\nAAA,Alpha,equity,2026-11-17\nCCC,Gamma,equity,\n';
    await publishFolder(store(), {
      ...inputOf({ 'indexes.csv': withheld, 'levels/a.csv': 'date,AAA\n2026-11-17,101\n' }),
      withdrawLevels: ['BBB'],
    });
    await expect(publish(number)).rejects.toThrow(
      'index AAA is shown under other terms; index BBB was closed',
    );
  });

  test('a changed draft keeps its number, and loses its approvals and its moment', async () => {
    const made = await draft({ 'notices.csv': notice('n1', 'News') });
    await approveDraft(store(), made, bob);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await scheduleDraft(store(), made, at, actOf('schedule', bob.actor, undefined));
    const again = await draft({ 'notices.csv': notice('n2', 'Other') }, { replace: made.number });
    expect(again).toMatchObject({ number: made.number, revision: 2, state: 'open', at: null });
    await expect(publishDraft(store(), made, { actor: bob.actor, approvedBy: [] })).rejects.toThrow(
      'was changed meanwhile',
    );
    expect(await requireApproved(store(), again, bob, null)).toEqual([]);
    const release = await publish(made.number);
    expect(await findItem(store().db, release.number, 'notice', 'n1')).toBeNull();
    expect(await findItem(store().db, release.number, 'notice', 'n2')).not.toBeNull();
    expect(await listDrafts(store().db, 'all')).toHaveLength(1);
  });

  test('a dropped draft is gone, and takes no number of a release with it', async () => {
    const made = await draft({ 'notices.csv': notice('n1', 'News') });
    await dropDraft(store(), made, actOf('drop-draft', ada.actor, 'No'));
    await expect(publish(made.number)).rejects.toThrow(`Draft ${made.number} was dropped`);
    expect(await findDraft(store().db, made.number)).toMatchObject({ state: 'dropped' });
    await publishFile('date,AAA\n2026-11-18,102\n');
    expect(await current()).toBe(2);
  });

  test('a draft that is dropped in the moment of its flip does not become public', async () => {
    stopClock();
    const made = await draft({ 'notices.csv': notice('n1', 'News') });
    const at = Date.now() + 1_000;
    const publishing = publishDraft(store(), made, { actor: bob.actor, approvedBy: [], at });
    const failed = publishing.catch((error: Error) => error.message);
    await expect.poll(isWritten).toBe(true);
    await dropDraft(store(), made, actOf('drop-draft', ada.actor, undefined));
    vi.setSystemTime(at);
    expect(await failed).toBe(`Draft ${made.number} was dropped`);
    expect(await current()).toBe(1);
    expect(await isWritten()).toBe(false);
  });

  test('nothing is kept of a draft that guards stop, or that changes nothing', async () => {
    const closing = {
      'indexes.csv': 'fund_id,name,asset_type\nAAA,Alpha,equity\n',
      'levels/a.csv': 'date,AAA\n2026-11-16,100\n2026-11-17,101\n',
    };
    const input = { ...inputOf(closing), accepted: undefined, withdrawLevels: ['BBB'] };
    await expect(draftFolder(store(), input)).rejects.toThrow('closed-indexes');
    const same = await draftFolder(store(), { ...inputOf(first), today: today + 1 });
    expect(same.draft).toBeNull();
    const { rows } = await sql`select * from draft`.execute(store().db);
    expect(rows).toEqual([]);
  });

  test('a file of levels can be a draft', async () => {
    const file = `${written({ 'new.csv': 'date,AAA\n2026-11-17,\n2026-11-18,102\n' })}/new.csv`;
    const input = { file, today, accepted: acceptedAll, withdrawLevels: [], reason: 'Late trade' };
    const { draft: made } = await draftLevels(store(), input);
    expect(made?.summary).toMatchObject({ withdrawnLevels: 1, rows: { levels: { closed: 1 } } });
    await publish(made!.number);
    expect(await levelsOf('AAA')).toEqual({ 16: 100, 18: 102 });
    const { rows } = await sql`select reason from correction`.execute(store().db);
    expect(rows).toEqual([{ reason: 'Late trade' }]);
  });
});

test('of a draft that collides in very much, the first twenty are named and the others counted', () => {
  const collisions = Array.from({ length: 21 }, (_, at) => ({
    kind: 'redirect',
    key: `/old-${at}`,
    what: 'was changed',
  }));
  const draft = { number: 2, against: 1 } as Draft;
  const { message } = new DraftCollisionError(draft, 3, collisions);
  expect(message).toContain('redirect /old-19 was changed and 1 more.');
});
