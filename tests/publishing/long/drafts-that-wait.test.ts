import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { actOf } from '#src/publishing/acting.ts';
import { approveDraft, requireApproved, requireDirect } from '#src/publishing/drafts/four-eyes.ts';
import { publishDraft } from '#src/publishing/drafts/publish-draft.ts';
import { publishDue } from '#src/publishing/drafts/publish-due.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { createLog } from '#src/server/observe/log.ts';
import { publishScheduled } from '#src/server/start/publish-scheduled.ts';
import { eachAuditRow, verifyAudit } from '#src/store/audit/audit.ts';
import { dropDraft } from '#src/store/drafts/change-drafts.ts';
import { scheduleDraft } from '#src/store/drafts/schedule-draft.ts';
import { findDraft, listScheduled } from '#src/store/drafts/drafts.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { engines } from '../../support/stores.ts';
import {
  ada,
  bob,
  first,
  levels,
  newsroom,
  notice,
  person,
  stopClock,
  withGamma,
} from '../newsroom.ts';

describe.each(engines)('drafts that wait, on %s', (engine) => {
  const { store, inputOf, current, isWritten, draft, publishFile, levelsOf } = newsroom(engine);
  const due = async () =>
    publishDue(store(), await listScheduled(store().db), new AbortController().signal);
  const scheduledAt = async (at: number) => {
    const made = await draft({ 'notices.csv': notice('n1', 'News') });
    const act = actOf('schedule', bob.actor, undefined);
    await scheduleDraft(store(), made, new Date(at).toISOString(), act);
    return made;
  };

  test('a scheduled draft is public at its moment and not before; levels go out meanwhile', async () => {
    stopClock();
    const at = Date.now() + 3_600_000;
    const made = await scheduledAt(at);
    expect(await due()).toEqual([]);
    await publishFile('date,AAA\n2026-11-18,102\n');
    // Begun shortly before, when it is written and waits.
    vi.setSystemTime(at - 1_000);
    const publishing = due();
    await expect.poll(isWritten).toBe(true);
    expect(await current()).toBe(2);
    vi.setSystemTime(at);
    expect(await publishing).toMatchObject([
      { draft: { number: made.number }, release: { number: 3 } },
    ]);
    expect(await levelsOf('AAA')).toEqual({ 16: 100, 17: 101, 18: 102 });
    expect(await due()).toEqual([]);
  });

  test('levels that come while a draft waits for its moment go out after it', async () => {
    stopClock();
    const at = Date.now() + 3_600_000;
    await scheduledAt(at);
    vi.setSystemTime(at - 1_000);
    const publishing = due();
    await expect.poll(isWritten).toBe(true);
    const begin = vi.spyOn(store().session, 'beginPublishing');
    onTestFinished(() => begin.mockRestore());
    const sent = publishFile('date,AAA\n2026-11-18,102\n');
    // The draft has the right to publish.
    await expect.poll(async () => begin.mock.results[0]?.value).toBe(null);
    vi.setSystemTime(at);
    expect(await publishing).toMatchObject([{ release: { number: 2 } }]);
    expect(await sent).toMatchObject({ release: { number: 3 } });
    expect(await levelsOf('AAA')).toEqual({ 16: 100, 17: 101, 18: 102 });
  });

  test('a server that ends while a draft waits for its moment leaves it scheduled, and ends at once', async () => {
    stopClock();
    const made = await scheduledAt(Date.now() + 1_000);
    const scheduled = publishScheduled(store(), createLog('silent'), 50);
    await expect.poll(isWritten).toBe(true);
    await scheduled.close();
    expect(await current()).toBe(1);
    expect(await isWritten()).toBe(false);
    expect(await findDraft(store().db, made.number)).toMatchObject({ state: 'scheduled' });
  });

  test('a scheduled draft that another publish holds up says so, and is public after it', async () => {
    const made = await scheduledAt(Date.now() - 1_000);
    const other = await beginRelease(store(), { label: 'other', note: '', sourceHash: '' });
    expect(await due()).toEqual([
      {
        draft: expect.objectContaining({ number: made.number }) as object,
        waitsFor: 'Another publish is under way; wait for it to end',
      },
    ]);
    await other.abandon();
    expect(await due()).toMatchObject([{ draft: { number: made.number }, release: { number: 2 } }]);
  });

  test('a scheduled draft that collides fails by name, and waits for its author', async () => {
    const made = await scheduledAt(Date.now() - 1_000);
    await publishFolder(store(), inputOf({ ...first, 'notices.csv': notice('n1', 'Other') }));
    const fault = expect.stringContaining('notice n1 was changed') as string;
    expect(await due()).toMatchObject([{ draft: { number: made.number }, fault }]);
    expect(await findDraft(store().db, made.number)).toMatchObject({
      state: 'failed',
      fault,
    });
    expect(await due()).toEqual([]);
    const again = await draft({ 'notices.csv': notice('n2', 'News') }, { replace: made.number });
    expect(again.fault).toBeNull();
  });

  test('a draft whose content has become public meanwhile is refused in a sentence, by hand and at its moment', async () => {
    const files = {
      'notices.csv': notice('n1', 'News'),
      'levels/a.csv': `${levels}2026-11-18,102,52\n`,
    };
    const [made, timed] = [await draft(files), await draft(files)];
    const act = actOf('schedule', bob.actor, undefined);
    await scheduleDraft(store(), timed, new Date(Date.now() - 1_000).toISOString(), act);
    await publishFolder(store(), inputOf({ ...first, ...files }));
    const publishing = publishDraft(store(), made, { actor: bob.actor, approvedBy: [] });
    await expect(publishing).rejects.toThrow(
      `Draft ${made.number} would change nothing: release 2 has all of it already. Drop it: plumbline drop ${made.number}`,
    );
    const fault = expect.stringContaining(`Draft ${timed.number} would change nothing`) as string;
    expect(await due()).toMatchObject([{ draft: { number: timed.number }, fault }]);
    expect(await findDraft(store().db, timed.number)).toMatchObject({ state: 'failed', fault });
    expect([await current(), await isWritten()]).toEqual([2, false]);
    // Where one item is left of it, that goes out.
    const more = await draft({ ...files, 'indexes.csv': withGamma });
    await publishFile('date,AAA\n2026-11-19,103\n');
    expect((await publishDraft(store(), more, { actor: bob.actor, approvedBy: [] })).number).toBe(
      4,
    );
  });

  test('where guards.yaml asks for approvals, nobody approves his own, and only approved drafts go out', async () => {
    const rule = { 'guards.yaml': 'approvals: 1\nlevel-approvals: 0\n' };
    await publishFolder(store(), inputOf({ ...first, ...rule }));
    const carl = person('carl', 'operator');
    await expect(requireDirect(store(), 'folder', carl, null)).rejects.toThrow(
      /asks for 1 approval/,
    );
    await expect(requireDirect(store(), 'folder', ada, null)).rejects.toThrow(/make a draft of it/);
    await requireDirect(store(), 'levels', bob, null);
    await requireDirect(store(), 'folder', carl, { reason: 'The site is wrong' });
    await expect(requireDirect(store(), 'folder', bob, { reason: 'x' })).rejects.toThrow(
      'bob (approver) may not publish in an emergency: an operator may',
    );
    const made = await draft({ ...rule, 'notices.csv': notice('n1', 'News') });
    await expect(requireApproved(store(), made, bob, null)).rejects.toThrow(/0 of 1 approvals/);
    await expect(approveDraft(store(), made, ada)).rejects.toThrow('ada (author) may not approve');
    const herself = person('ada', 'operator');
    await expect(approveDraft(store(), made, herself)).rejects.toThrow('ada made draft');
    await approveDraft(store(), made, bob);
    await expect(approveDraft(store(), made, bob)).rejects.toThrow('approved draft');
    expect(await requireApproved(store(), made, bob, null)).toEqual(['bob']);
    await expect(requireApproved(store(), made, ada, null)).rejects.toThrow('may not publish');
    // The rule that is public counts, not that of the draft.
    const lifting = await draft({ 'guards.yaml': 'approvals: 0\n' });
    await expect(requireApproved(store(), lifting, bob, null)).rejects.toThrow(/0 of 1 approvals/);
  });

  test('each act is in the audit log, in one chain', async () => {
    const made = await draft({ 'notices.csv': notice('n1', 'News') }, { reason: 'Why not' });
    await approveDraft(store(), made, bob);
    await publishDraft(store(), made, { actor: bob.actor, approvedBy: ['bob'] });
    const dropped = await draft({ 'notices.csv': notice('n2', 'News') });
    await dropDraft(store(), dropped, actOf('drop-draft', ada.actor, 'No'));
    const rows = await Array.fromAsync(eachAuditRow(store().db));
    expect(rows.map(({ entry }) => JSON.parse(entry) as object)).toMatchObject([
      { act: 'publish', release: 1 },
      { act: 'draft', draft: made.number, release: null, actor: { name: 'ada' } },
      { act: 'approve', draft: made.number, release: null, actor: { name: 'bob', by: 'token' } },
      {
        act: 'publish-draft',
        draft: made.number,
        release: 2,
        author: 'ada',
        approvedBy: ['bob'],
        reason: 'Why not',
        files: expect.arrayContaining([expect.objectContaining({ file: 'notices.csv' })]) as [],
      },
      { act: 'draft', draft: dropped.number },
      { act: 'drop-draft', draft: dropped.number, reason: 'No' },
    ]);
    const { brokenAt, entries } = await verifyAudit(store().db, '');
    expect({ brokenAt, entries }).toEqual({ brokenAt: null, entries: 6 });
  });
});
