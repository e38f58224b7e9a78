import { describe, expect, test } from 'vitest';
import { InvalidInputError, NotFoundError, UnavailableError } from '#src/domain/errors.ts';
import * as decisions from '#src/publishing/drafts/decide.ts';
import { approveDraft } from '#src/publishing/drafts/four-eyes.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { eachAuditRow, type AuditEntry } from '#src/store/audit/audit.ts';
import { listApprovers } from '#src/store/drafts/approvals.ts';
import { findDraft, getLivingDraft } from '#src/store/drafts/drafts.ts';
import { engines } from '../../support/stores.ts';
import { bob, first, newsroom, notice, person } from '../newsroom.ts';

const olga = person('olga', 'operator');
const otto = person('otto', 'operator');
const approving = { 'guards.yaml': 'approvals: 1\n' };
const now = { emergency: null };

describe.each(engines)('two at one moment on %s', (engine) => {
  const { store, draft, inputOf, current } = newsroom(engine);
  const acts = async () =>
    (await Array.fromAsync(eachAuditRow(store().db))).map(
      ({ entry }) => (JSON.parse(entry) as AuditEntry).act,
    );
  const made = (id: string, title = 'News') =>
    draft({ ...approving, 'notices.csv': notice(id, title) });

  /** What is told to whoever came second: a sentence, and no failure of the store. */
  function refusals(outcomes: readonly PromiseSettledResult<unknown>[]): string[] {
    return outcomes.flatMap((outcome) => {
      if (outcome.status === 'fulfilled') return [];
      const reason: unknown = outcome.reason;
      const isSaid = [InvalidInputError, NotFoundError, UnavailableError].some(
        (kind) => reason instanceof kind,
      );
      return [isSaid ? (reason as Error).message : `failed: ${String(reason)}`];
    });
  }

  test('who approves twice approves once', async () => {
    const one = await made('n1');
    const twice = await Promise.allSettled([1, 2].map(() => approveDraft(store(), one, bob)));
    expect(refusals(twice)).toEqual(['bob has approved draft 1 already']);
    expect(await listApprovers(store(), one)).toEqual(['bob']);
    expect((await acts()).filter((act) => act === 'approve')).toHaveLength(1);
  });

  test('two who approve both count, and who drops meanwhile leaves one of both', async () => {
    const one = await made('n1');
    await Promise.all([bob, olga].map((each) => approveDraft(store(), one, each)));
    expect((await listApprovers(store(), one)).toSorted()).toEqual(['bob', 'olga']);
    const outcomes = await Promise.allSettled([
      approveDraft(store(), one, otto),
      decisions.drop(store(), olga, one),
    ]);
    for (const said of refusals(outcomes)) expect(said).toMatch(/^Draft 1 was dropped$/);
    expect((await findDraft(store().db, 1))?.state).toBe('dropped');
  });

  test('two who drop or publish it do so once', async () => {
    const one = await made('n1');
    const dropped = await Promise.allSettled(
      [olga, otto].map((each) => decisions.drop(store(), each, one)),
    );
    expect(refusals(dropped)).toEqual(['Draft 1 was dropped']);
    const other = await made('n2');
    const before = await current();
    const published = await Promise.allSettled(
      [bob, olga].map((each) => decisions.publishWaiting(store(), each, other, now)),
    );
    expect(refusals(published)).toEqual([
      expect.stringMatching(/^(Another publish is under way|Draft 2 was published as release)/),
    ]);
    expect(await current()).toBe(before + 1);
  });

  test('two drafts that touch different things both go out, if need be the second when asked again', async () => {
    await draft({ 'notices.csv': notice('n1', 'News') });
    await draft({ 'products.csv': 'product_id,name\nP1,Fund\n' });
    const both = [1, 2].map(
      (number) => async () =>
        decisions.publishWaiting(store(), bob, await getLivingDraft(store().db, number), now),
    );
    const outcomes = await Promise.allSettled(both.map((publish) => publish()));
    for (const said of refusals(outcomes)) expect(said).toMatch(/^Another publish is under way/);
    for (const [at, { status }] of outcomes.entries()) if (status === 'rejected') await both[at]!();
    expect([await findDraft(store().db, 1), await findDraft(store().db, 2)]).toMatchObject([
      { state: 'published' },
      { state: 'published' },
    ]);
  });

  test('who drops a draft that is being published stops it, or is told that it is public', async () => {
    await publishFolder(store(), inputOf({ ...first, ...approving }));
    const one = await made('n1');
    await approveDraft(store(), one, bob);
    const outcomes = await Promise.allSettled([
      decisions.publishWaiting(store(), bob, one, now),
      decisions.drop(store(), olga, one),
    ]);
    const { state } = (await findDraft(store().db, 1))!;
    expect(refusals(outcomes)).toEqual([
      expect.stringMatching(new RegExp(`^Draft 1 was ${state}`)),
    ]);
  });
});
