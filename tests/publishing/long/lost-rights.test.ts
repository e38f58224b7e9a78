import { describe, expect, test, vi } from 'vitest';
import { endBeyond, revoke } from '#src/publishing/drafts/end-rights.ts';
import * as decisions from '#src/publishing/drafts/decide.ts';
import { approveDraft } from '#src/publishing/drafts/four-eyes.ts';
import { publishDue } from '#src/publishing/drafts/publish-due.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { listApprovers } from '#src/store/drafts/approvals.ts';
import { findDraft, getLivingDraft, listScheduled } from '#src/store/drafts/drafts.ts';
import { personOfAccount } from '#src/store/newsroom/openid-people.ts';
import { openNewsroom, tokensOf } from '../../support/newsroom-app.ts';
import { engines } from '../../support/stores.ts';
import { ada, bob, first, newsroom, notice, person, stopClock } from '../newsroom.ts';
import { openIdNewsroom } from '../openid.ts';

const carl = person('carl', 'approver');
const olga = person('olga', 'operator');
const asking = (approvals: number) => ({ 'guards.yaml': `approvals: ${approvals}\n` });

describe.each(engines)('rights that end while a draft waits, on %s', (engine) => {
  const { store, config, inputOf, current, isWritten, draft } = newsroom(engine);

  const people = { olga: 'operator', ada: 'author', bob: 'approver', carl: 'approver' } as const;
  const approved = async (approvals: number, by: (typeof bob)[]) => {
    await publishFolder(store(), inputOf({ ...first, ...asking(approvals) }));
    const made = await draft({ ...asking(approvals), 'notices.csv': notice('n1', 'News') });
    for (const each of by) await approveDraft(store(), made, each);
    return made.number;
  };
  const living = (number: number) => getLivingDraft(store().db, number);
  const publish = async (number: number, by = carl) =>
    decisions.publishWaiting(store(), by, await living(number), { emergency: null });
  const schedule = async (number: number, by: typeof bob, at = Date.now() + 3_600_000) =>
    decisions.schedule(store(), by, await living(number), { at, emergency: null });
  const due = async () =>
    publishDue(store(), await listScheduled(store().db), new AbortController().signal);

  test('an approval counts no more once the token of its giver is revoked; those of others stay', async () => {
    const secrets = await tokensOf(store(), people);
    const number = await approved(2, [bob, carl]);
    expect(await revoke(store(), olga, 'bob')).toEqual([]);
    expect(await listApprovers(store(), await living(number))).toEqual(['carl']);
    await expect(publish(number)).rejects.toThrow(`Draft ${number} has 1 of 2 approvals`);
    const { visitor } = await openNewsroom(store(), config().dataDir);
    const visit = visitor();
    await visit.signIn(secrets['olga']!);
    expect(await visit.text(`/newsroom/drafts/${number}`)).toContain('1 of 2: carl');
    await approveDraft(store(), await living(number), olga);
    expect((await publish(number)).number).toBe(3);
  });

  test('who is about to publish by an approval that ends meanwhile is stopped', async () => {
    await tokensOf(store(), people);
    const number = await approved(1, [bob]);
    const seen = await living(number);
    await revoke(store(), olga, 'bob');
    const publishing = decisions.publishWaiting(store(), carl, seen, { emergency: null });
    await expect(publishing).rejects.toThrow(`Draft ${number} has 0 of 1 approvals`);
    expect(await current()).toBe(2);
  });

  test('a scheduled draft that loses an approval, even while it waits for its moment, does not become public', async () => {
    stopClock();
    await tokensOf(store(), people);
    const number = await approved(1, [bob]);
    const at = Date.now() + 1_500;
    await schedule(number, carl, at);
    const publishing = due();
    await expect.poll(isWritten).toBe(true);
    await revoke(store(), olga, 'bob');
    vi.setSystemTime(at);
    expect(await publishing).toEqual([]);
    const fault = expect.stringContaining(`Draft ${number} has 0 of 1 approvals`) as string;
    expect(await due()).toMatchObject([{ fault }]);
    expect(await current()).toBe(2);
    expect(await findDraft(store().db, number)).toMatchObject({ state: 'failed', fault });
  });

  test('a draft is scheduled no more once who scheduled it has lost the right to; approvals of others stay', async () => {
    await tokensOf(store(), people);
    const number = await approved(1, [bob]);
    await schedule(number, carl);
    expect(await revoke(store(), olga, 'carl')).toEqual([number]);
    expect(await living(number)).toMatchObject({
      state: 'failed',
      fault: 'carl scheduled it, and may not any more: somebody else has to publish or schedule it',
    });
    expect(await listApprovers(store(), await living(number))).toEqual(['bob']);
    await schedule(number, bob);
    expect(await living(number)).toMatchObject({ state: 'scheduled', fault: null });
  });

  test('an author who scheduled his own loses it with his token, and nobody else does', async () => {
    await tokensOf(store(), people);
    const mine = await draft({ 'notices.csv': notice('n1', 'News') });
    const other = await draft({ 'notices.csv': notice('n2', 'News') });
    await schedule(mine.number, ada);
    await schedule(other.number, bob);
    expect(await revoke(store(), olga, 'ada')).toEqual([mine.number]);
    expect(await living(mine.number)).toMatchObject({ state: 'failed' });
    expect(await living(other.number)).toMatchObject({ state: 'scheduled' });
  });

  test('a right that has ended before the moment by whatever way is looked at again then', async () => {
    stopClock();
    await tokensOf(store(), people);
    const made = await draft({ 'notices.csv': notice('n1', 'News') });
    const at = Date.now() + 60_000;
    await schedule(made.number, ada, at);
    await store()
      .db.updateTable('token')
      .set({ revoked: new Date().toISOString() })
      .where('name', '=', 'ada')
      .execute();
    vi.setSystemTime(at);
    const outcome = await due();
    const fault = expect.stringContaining('ada scheduled it, and may not any more') as string;
    expect(outcome).toMatchObject([{ fault }]);
    expect(await current()).toBe(1);
  });

  test('somebody whose OpenID provider gives a lower role now approves nothing that waits', async () => {
    const accounts = {
      b1: { email: 'bob', groups: ['Index Board, EU'] },
      e1: { email: 'eve', groups: ['Editors'] },
    };
    const { signedIn, comingBack, visitor } = await openIdNewsroom(
      store(),
      config().dataDir,
      accounts,
    );
    await signedIn('b1');
    const before = await signedIn('b1', visitor());
    const number = await approved(1, [bob]);
    await schedule(number, bob);
    // To sign in anew with the same role changes nothing.
    await signedIn('b1');
    expect(await listApprovers(store(), await living(number))).toEqual(['bob']);
    accounts.b1.groups = ['Editors'];
    await signedIn('b1');
    expect(await listApprovers(store(), await living(number))).toEqual([]);
    expect(await living(number)).toMatchObject({ state: 'failed' });
    expect((await before.ask('/newsroom')).status).toBe(303);
    // None at all ends it too, though nobody is let in.
    await approveDraft(store(), await living(number), bob);
    accounts.b1.groups = [];
    const { own, back } = await comingBack('b1');
    expect((await own.ask(back)).status).toBe(403);
    expect(await listApprovers(store(), await living(number))).toEqual([]);
  });

  test('an author who signs in again keeps what authors may schedule, and a token what it allows', async () => {
    await tokensOf(store(), { olga: 'operator', bob: 'approver' });
    const account = { issuer: 'https://id.example', subject: '1' };
    expect(await personOfAccount(store(), account, 'ada')).toBe('ada');
    const made = await draft({ 'notices.csv': notice('n1', 'News') });
    await schedule(made.number, ada);
    await approveDraft(store(), await living(made.number), bob);
    await endBeyond(store(), 'ada', 'author');
    await endBeyond(store(), 'bob', 'author');
    expect(await living(made.number)).toMatchObject({ state: 'scheduled' });
    expect(await listApprovers(store(), await living(made.number))).toEqual(['bob']);
    await endBeyond(store(), 'ada', null);
    expect(await living(made.number)).toMatchObject({ state: 'failed' });
  });
});
