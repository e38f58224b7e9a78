import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as decisions from '#src/publishing/drafts/decide.ts';
import { approveDraft } from '#src/publishing/drafts/four-eyes.ts';
import { publishDue } from '#src/publishing/drafts/publish-due.ts';
import { createLog } from '#src/server/observe/log.ts';
import { publishScheduled } from '#src/server/start/publish-scheduled.ts';
import { eachAuditRow, type AuditEntry } from '#src/store/audit/audit.ts';
import { listApprovers } from '#src/store/drafts/approvals.ts';
import { findDraft, getLivingDraft, listScheduled } from '#src/store/drafts/drafts.ts';
import { openNewsroom, tokensOf } from '../support/newsroom-app.ts';
import { engines } from '../support/stores.ts';
import { ada, bob, newsroom, notice, person, stopClock } from './newsroom.ts';

const hour = 3_600_000;

describe.each(engines)('a moment that is taken away, on %s', (engine) => {
  const { store, config, draft, current, isWritten, publish } = newsroom(engine);
  const living = (number: number) => getLivingDraft(store().db, number);
  const due = async () =>
    publishDue(store(), await listScheduled(store().db), new AbortController().signal);
  const schedule = async (number: number, at: number) =>
    decisions.schedule(store(), bob, await living(number), { at, emergency: null });
  const unschedule = async (number: number, by = bob, reason?: string) =>
    decisions.unschedule(store(), by, await living(number), reason);
  const entries = async () =>
    (await Array.fromAsync(eachAuditRow(store().db))).map(
      ({ entry }) => JSON.parse(entry) as AuditEntry,
    );

  /** Ada's draft that Bob has approved and scheduled. */
  async function scheduled(at: number): Promise<number> {
    const { number } = await draft({ 'notices.csv': notice('n1', 'News') });
    await approveDraft(store(), await living(number), bob);
    await schedule(number, at);
    return number;
  }

  test('PB-05 its author, an approver and an operator may, once each time, and it keeps its approvals', async () => {
    const number = await scheduled(Date.now() + hour);
    const other = person('carl', 'author');
    await expect(unschedule(number, other)).rejects.toThrow(
      'carl (author) may not unschedule the draft of ada: an approver may',
    );
    for (const each of [ada, bob, person('olga', 'operator')]) {
      expect(await unschedule(number, each, 'Not yet')).toBe(true);
      expect(await unschedule(number, each)).toBe(false);
      const waiting = await living(number);
      expect(waiting).toMatchObject({ state: 'open', at: null, fault: null });
      expect(waiting.act.scheduledBy).toBeUndefined();
      expect(await listApprovers(store(), waiting)).toEqual(['bob']);
      await schedule(number, Date.now() + hour);
    }
    const taken = (await entries()).filter(({ act }) => act === 'unschedule');
    expect(taken.map(({ actor, draft, reason }) => [actor.name, draft, reason])).toEqual([
      ['ada', number, 'Not yet'],
      ['bob', number, 'Not yet'],
      ['olga', number, 'Not yet'],
    ]);
    expect(await publish(number)).toMatchObject({ number: 2 });
    await expect(unschedule(number)).rejects.toThrow(`Draft ${number} was published as release 2`);
  });

  test('PB-05 two who take it away at once do so once', async () => {
    const number = await scheduled(Date.now() + hour);
    const read = await living(number);
    const both = [ada, bob].map((each) => decisions.unschedule(store(), each, read));
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
    expect((await entries()).filter(({ act }) => act === 'unschedule')).toHaveLength(1);
  });

  test('PB-05 a server that has written the release does not make it public, and calls nothing late', async () => {
    stopClock();
    const at = Date.now() + hour;
    const number = await scheduled(at);
    vi.setSystemTime(at - 1_000);
    const log = createLog('silent');
    const warn = vi.spyOn(log, 'warn');
    const server = publishScheduled(store(), log, 50);
    onTestFinished(() => server.close());
    await expect.poll(isWritten).toBe(true);
    expect(await unschedule(number)).toBe(true);
    vi.setSystemTime(at);
    await expect.poll(isWritten).toBe(false);
    expect(await current()).toBe(1);
    expect(await findDraft(store().db, number)).toMatchObject({ state: 'open', at: null });
    expect(await due()).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('PB-05 a draft that is scheduled anew, while a server waits for its moment, is public at the new one alone', async () => {
    stopClock();
    const at = Date.now() + hour;
    const number = await scheduled(at);
    vi.setSystemTime(at - 1_000);
    const waiting = due();
    await expect.poll(isWritten).toBe(true);
    await schedule(number, at + hour);
    vi.setSystemTime(at);
    expect(await waiting).toEqual([]);
    expect(await current()).toBe(1);
    vi.setSystemTime(at + hour);
    expect(await due()).toMatchObject([{ draft: { number }, release: { number: 2 } }]);
  });

  test('PB-05 who takes it away at the moment itself stops it, or is told that it is public', async () => {
    stopClock();
    const at = Date.now() + hour;
    const number = await scheduled(at);
    vi.setSystemTime(at);
    const read = await living(number);
    const [outcomes, taken] = await Promise.allSettled([
      due(),
      decisions.unschedule(store(), ada, read),
    ]);
    const now = (await findDraft(store().db, number))!;
    if (taken.status === 'fulfilled') {
      expect([now.state, taken.value, outcomes]).toEqual([
        'open',
        true,
        { status: 'fulfilled', value: [] },
      ]);
    } else {
      expect(now).toMatchObject({ state: 'published', release: 2 });
      expect(String(taken.reason)).toContain(`Draft ${number} was published as release 2`);
    }
    expect(await current()).toBe(now.release ?? 1);
  });

  test('PB-05 the newsroom offers it to whom it is allowed, and takes a second click for the first', async () => {
    const number = await scheduled(Date.now() + hour);
    const { visitor } = await openNewsroom(store(), config().dataDir);
    const tokens = await tokensOf(store(), { ada: 'author', bob: 'approver', carl: 'author' });
    const shown = `/newsroom/drafts/${number}`;
    const open = async (name: string) => {
      const own = visitor();
      await own.signIn(tokens[name]!);
      return { own, page: await own.text(shown) };
    };
    const carl = await open('carl');
    expect(carl.page).not.toContain('Take the moment away');
    const bobs = await open('bob');
    const [, key = ''] = /name="form_key" value="([^"]+)"/.exec(bobs.page) ?? [];
    const [, moment = ''] = /name="moment" value="([^"]+)"/.exec(bobs.page) ?? [];
    const fields = { form_key: key, moment, revision: '1', reason: 'Not yet' };
    const stale = await bobs.own.post(`${shown}/unschedule`, { ...fields, moment: '2020-01-01' });
    expect(stale.status).toBe(503);
    for (const _ of [1, 2]) {
      const done = await bobs.own.post(`${shown}/unschedule`, fields);
      expect(done.headers.get('Location')).toBe(`${shown}?done=unschedule`);
    }
    const after = await bobs.own.text(`${shown}?done=unschedule`);
    expect(after).toContain('No longer scheduled: it waits, with its approvals.');
    expect(after).not.toContain('Take the moment away');
    expect((await entries()).at(-1)).toMatchObject({ act: 'unschedule', reason: 'Not yet' });
    const late = await carl.own.post(`${shown}/unschedule`, { form_key: 'x' });
    expect(late.status).toBe(403);
  });
});
