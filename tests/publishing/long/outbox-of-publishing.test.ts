import { beforeEach, describe, expect, test, vi, onTestFinished } from 'vitest';
import { eventData, type EventType } from '#src/contract/outbox/events.ts';
import { actOf } from '#src/publishing/acting.ts';
import { publishWaiting } from '#src/publishing/drafts/decide.ts';
import { publishDue } from '#src/publishing/drafts/publish-due.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { dropDraft } from '#src/store/drafts/change-drafts.ts';
import { scheduleDraft } from '#src/store/drafts/schedule-draft.ts';
import { listScheduled } from '#src/store/drafts/drafts.ts';
import { listEvents } from '#src/store/outbox/deliveries.ts';
import { setReceivers } from '#src/store/outbox/outbox.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { engines } from '../../support/stores.ts';
import { bob, first, newsroom, notice, withGamma } from '../newsroom.ts';

describe.each(engines)('what others are told of publishing, on %s', (engine) => {
  const { store, inputOf, isWritten, draft, publishFile } = newsroom(engine);
  let before = 0;
  beforeEach(async () => {
    await setReceivers(store().db, ['webhook']);
    before = (await listEvents(store().db, { before: null, limit: 1 }))[0]?.number ?? 0;
  });

  /** What was told in this test, by webhook, the oldest first. */
  async function delivered() {
    const rows = await listEvents(store().db, { before: null, limit: 100 });
    const own = rows.filter(({ number, channel }) => number > before && channel === 'webhook');
    return own.toReversed().map(({ type, release, data }) => {
      eventData[type as EventType].parse(data);
      return { type, release, data };
    });
  }
  const types = async () => (await delivered()).map(({ type }) => type);
  const due = async () =>
    publishDue(store(), await listScheduled(store().db), new AbortController().signal);
  const failed = (data: object) => [{ type: 'publish.failed', data }];

  test('nothing of a draft before its moment, and all of it then', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const at = Date.now() + 3_600_000;
    const made = await draft({
      'notices.csv': notice('n1', 'Secret merger'),
      'levels/a.csv': 'date,AAA,BBB\n2026-11-16,100,50\n2026-11-17,102,51\n',
    });
    const act = actOf('schedule', bob.actor, undefined);
    await scheduleDraft(store(), made, new Date(at).toISOString(), act);
    expect(await delivered()).toEqual([]);
    vi.setSystemTime(at - 1_000);
    const publishing = due();
    await expect.poll(isWritten).toBe(true);
    expect(await delivered()).toEqual([]);
    vi.setSystemTime(at);
    await publishing;
    expect(await types()).toEqual(['release.published', 'levels.corrected', 'notices.published']);
    expect((await delivered()).map(({ release }) => release)).toEqual([2, 2, 2]);
  });

  test('nothing of a draft that is dropped', async () => {
    const made = await draft({ 'notices.csv': notice('n1', 'Secret merger') });
    await dropDraft(store(), made, actOf('drop-draft', bob.actor, undefined));
    expect(await delivered()).toEqual([]);
  });

  test('a folder with faults is an alert that counts them and repeats no word of it', async () => {
    const files = { ...first, 'levels/a.csv': 'date,AAA,BBB\n2026-11-16,secret,50\n' };
    await expect(publishFolder(store(), inputOf(files))).rejects.toThrow('1 fault');
    expect(await delivered()).toMatchObject(
      failed({ act: 'publish', draft: null, reason: 'faults', faults: 1, indexes: [] }),
    );
    expect(JSON.stringify(await delivered())).not.toContain('secret');
  });

  test('what guards ask is an alert with their names and the public indexes', async () => {
    const files = {
      'indexes.csv': withGamma,
      'levels/a.csv': 'date,AAA,BBB,CCC\n2026-11-16,100,50,7\n2026-11-17,10100,51,700\n',
    };
    const { accepted: _accepted, ...unanswered } = inputOf(files);
    await expect(publishFolder(store(), unanswered)).rejects.toThrow('level-jump');
    const [{ data } = { data: null }] = await delivered();
    expect(data).toMatchObject({ act: 'publish', reason: 'guards' });
    const { guards, indexes } = eventData['publish.failed'].parse(data);
    expect(guards.map(({ guard }) => guard)).toContain('level-jump');
    // Gamma is not public.
    expect(indexes).toEqual([{ fundId: 'AAA', name: 'Alpha' }]);
  });

  test('levels that would vanish, and another publish under way, are alerts too', async () => {
    const files = { ...first, 'levels/a.csv': 'date,AAA\n2026-11-16,100\n2026-11-17,101\n' };
    await expect(publishFolder(store(), inputOf(files))).rejects.toThrow('withdrawn');
    const other = await beginRelease(store(), { label: 'other', note: '', sourceHash: '' });
    await expect(publishFile('date,AAA\n2026-11-18,102\n')).rejects.toThrow('Another publish');
    await other.abandon();
    expect(await delivered()).toMatchObject([
      ...failed({ reason: 'withdrawals', indexes: [{ fundId: 'BBB', name: 'Beta' }] }),
      ...failed({ act: 'publish-levels', reason: 'unavailable' }),
    ]);
  });

  test('a draft that cannot become public is an alert with its number alone', async () => {
    const made = await draft({ 'notices.csv': notice('n1', 'Secret merger') });
    const act = actOf('schedule', bob.actor, undefined);
    const at = new Date(Date.now() - 1_000).toISOString();
    const other = await draft({ 'notices.csv': notice('n1', 'Another') });
    await scheduleDraft(store(), made, at, act);
    await publishFolder(store(), inputOf({ ...first, 'notices.csv': notice('n1', 'Other') }));
    await due();
    const decided = publishWaiting(store(), bob, other, { emergency: null });
    await expect(decided).rejects.toThrow('touches the same');
    const collision = { act: 'publish-draft', reason: 'collision' };
    expect((await delivered()).slice(2)).toMatchObject([
      ...failed({ ...collision, draft: made.number }),
      ...failed({ ...collision, draft: other.number }),
    ]);
    expect(JSON.stringify(await delivered())).not.toContain('Secret');
  });
});
