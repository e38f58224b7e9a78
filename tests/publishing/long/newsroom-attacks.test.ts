import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { actOf, thisUser } from '#src/publishing/acting.ts';
import * as decisions from '#src/publishing/drafts/decide.ts';
import {
  approvalsOf,
  approveDraft,
  publishingOf,
  requireDirect,
} from '#src/publishing/drafts/four-eyes.ts';
import { draftFolder } from '#src/publishing/drafts/make-draft.ts';
import { publishDue } from '#src/publishing/drafts/publish-due.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { rollBack } from '#src/publishing/roll-back.ts';
import { eachAuditRow, type AuditEntry } from '#src/store/audit/audit.ts';
import { dropDraft } from '#src/store/drafts/change-drafts.ts';
import { scheduleDraft } from '#src/store/drafts/schedule-draft.ts';
import { findDraft, listDrafts, listScheduled } from '#src/store/drafts/drafts.ts';
import { revokeToken } from '#src/store/tokens.ts';
import { newsroomUrl, openNewsroom, tokensOf } from '../../support/newsroom-app.ts';
import { engines } from '../../support/stores.ts';
import { ada, bob, first, newsroom, notice, person } from '../newsroom.ts';

const day = 'date,AAA,BBB\n2026-11-18,102,52\n';
const strict = { 'guards.yaml': 'approvals: 1\nlevel-approvals: 0\n' };
const changed = /was changed meanwhile/;

describe.each(engines)('attacks on the newsroom on %s', (engine) => {
  const { store, config, draft, inputOf, publish, current } = newsroom(engine);
  const scheduling = actOf('schedule', bob.actor, undefined);
  const lastEntry = async () => {
    const rows = await Array.fromAsync(eachAuditRow(store().db));
    return JSON.parse(rows.at(-1)!.entry) as AuditEntry;
  };

  test.each<[string, Record<string, string>]>([
    ['the rule itself', { 'guards.yaml': 'approvals: 0\n' }],
    ['the look', { ...strict, 'brand.yaml': 'corners: square\n' }],
    ['words', { ...strict, 'texts/en-us.yaml': 'shellMessages.menu: All pages\n' }],
    ['a redirect', { ...strict, 'redirects.csv': 'from,to\n/old,/notices\n' }],
  ])('a draft of %s does not go out by the rule of levels', async (_what, files) => {
    await publishFolder(store(), inputOf({ ...first, ...strict }));
    expect(publishingOf(await draft(files))).toBe('folder');
  });

  test('who has seen a draft before it was changed neither schedules, drops nor approves it', async () => {
    const seen = await draft({ 'notices.csv': notice('n1', 'News') });
    await draft({ 'notices.csv': notice('n1', 'Other news') }, { replace: seen.number });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await expect(scheduleDraft(store(), seen, at, scheduling)).rejects.toThrow(changed);
    await expect(approveDraft(store(), seen, bob)).rejects.toThrow(changed);
    const dropping = actOf('drop-draft', ada.actor, undefined);
    await expect(dropDraft(store(), seen, dropping)).rejects.toThrow(changed);
    expect(await findDraft(store().db, seen.number)).toMatchObject({ state: 'open', at: null });
    await publish(seen.number);
    await expect(dropDraft(store(), seen, dropping)).rejects.toThrow(/was published as release 2/);
  });

  test('nobody but operators changes the draft of somebody else', async () => {
    const made = await draft({ 'notices.csv': notice('n1', 'News') });
    expect(() => decisions.requireMayChange(bob, made)).toThrow(
      'bob (approver) may not change the draft of ada: an operator may',
    );
    decisions.requireMayChange(ada, made);
    decisions.requireMayChange(person('olga', 'operator'), made);
  });

  test('a draft whose moment comes under a stricter rule waits for approvals, unless it is an emergency', async () => {
    const soon = Date.now() + 60_000;
    const olga = person('olga', 'operator');
    const made = await draft({ 'notices.csv': notice('n1', 'News') });
    await scheduleDraft(store(), made, new Date(Date.now() - 1_000).toISOString(), scheduling);
    await publishFolder(store(), inputOf({ ...first, ...strict }));
    const due = async () =>
      publishDue(store(), await listScheduled(store().db), new AbortController().signal);
    expect(await due()).toMatchObject([{ fault: expect.stringMatching(/0 of 1 approvals/) }]);
    expect(await current()).toBe(2);

    const failed = (await findDraft(store().db, made.number))!;
    const emergency = { reason: 'The site is wrong' };
    await decisions.schedule(store(), olga, failed, { at: soon, emergency });
    expect(await lastEntry()).toMatchObject({ act: 'schedule', emergency: emergency.reason });
    await sql`update draft set at = now()`.execute(store().db);
    expect(await due()).toMatchObject([{ release: { number: 3 } }]);
    expect(await lastEntry()).toMatchObject({
      act: 'publish-draft',
      actor: { by: 'schedule' },
      emergency: emergency.reason,
      approvedBy: [],
    });
  });

  test('a rollback brings content back, and not the guards of then', async () => {
    await publishFolder(store(), inputOf({ ...first, ...strict }));
    const olga = person('olga', 'operator');
    expect(await rollBack(store(), olga, { release: 1, reason: 'Wrong' })).toMatchObject({
      number: 3,
    });
    expect(await approvalsOf(store(), 'folder')).toBe(1);
    await expect(requireDirect(store(), 'folder', ada, null)).rejects.toThrow(/for 1 approval/);
    // The folder of then has other guards than those in force, so that it is a change.
    const made = await draftFolder(store(), inputOf(first));
    expect(made.draft?.summary.rows).toMatchObject({ guards: expect.anything() });
  });

  async function opened() {
    const { app, visitor } = await openNewsroom(store(), config().dataDir);
    const tokens = await tokensOf(store(), { feed: 'author', olga: 'operator' });
    const send = async (body: BodyInit, query = '', key?: string) => {
      const headers = { Authorization: `Bearer ${tokens['feed']!}` };
      const answer = await app.request(`${newsroomUrl}/newsroom/levels${query}`, {
        method: 'PUT',
        body,
        duplex: 'half',
        headers: key === undefined ? headers : { ...headers, 'Idempotency-Key': key },
      } as RequestInit);
      return { status: answer.status, told: (await answer.json()) as Record<string, unknown> };
    };
    return { send, tokens, visitor };
  }

  test('levels whose token is revoked while they arrive are not taken', async () => {
    const { send } = await opened();
    const { readable, writable } = new TransformStream<Uint8Array>();
    const writer = writable.getWriter();
    const bytes = new TextEncoder().encode(day);
    const sending = send(readable);
    // It is read once the token was looked at.
    await writer.write(bytes.subarray(0, 20));
    await revokeToken(store(), 'feed', actOf('revoke-token', thisUser(), undefined));
    await writer.write(bytes.subarray(20));
    await writer.close();
    expect((await sending).status).toBe(401);
    expect(await current()).toBe(1);
  });

  test('what comes several times at once under one key is done once', async () => {
    await publish((await draft({ 'guards.yaml': 'approvals: 1\n' })).number);
    const { send } = await opened();
    const all = await Promise.all(Array.from({ length: 3 }, () => send(day, '', 'today')));
    // One that arrives while another works is told to ask again; one that arrives later gets the same answer.
    const taken = all.filter(({ status }) => status !== 503);
    const said = { ...taken[0], status: 202 };
    expect(taken).toEqual(taken.map(() => said));
    expect(await send(day, '', 'today')).toEqual(said);
    expect(await listDrafts(store().db, 'living')).toHaveLength(1);
    // Whoever worked on it was killed: it is taken up again after three minutes, not before.
    await sql`update sent_levels set status = 0, at = now() - interval '2 minutes'`.execute(
      store().db,
    );
    expect((await send(day, '', 'today')).status).toBe(503);
    expect((await send(day.replace('102', '103'), '', 'today')).status).toBe(422);
    await sql`update sent_levels set at = now() - interval '4 minutes'`.execute(store().db);
    expect((await send(day, '', 'today')).status).toBe(202);
  });

  test('a session ends where somebody else signs in by the same browser, and an address makes no words of ours', async () => {
    const { visitor, tokens } = await opened();
    const shared = visitor();
    await shared.signIn(tokens['olga']!);
    const before = shared.cookie();
    await shared.signIn(tokens['feed']!);
    expect(await shared.text('/newsroom')).toContain('feed, author');
    const left = visitor();
    left.keep(before);
    expect((await left.ask('/newsroom')).status).toBe(303);
    for (const word of ['constructor', 'toString', '__proto__', 'nothing-known']) {
      expect([word, (await shared.text(`/newsroom?done=${word}`)).includes('"status"')]).toEqual([
        word,
        false,
      ]);
    }
    expect(await shared.text('/newsroom?done=drop')).toContain('role="status">Dropped.');
  });

  test('words that would steer a terminal or turn the text of a page are none to be kept', async () => {
    const { send, visitor, tokens } = await opened();
    for (const wrong of ['a\u001B[2Jb', 'a\u202Eb', 'a\u009B2Jb', 'a\u200Bb', 'a'.repeat(2_001)]) {
      for (const name of ['label', 'reason', 'name']) {
        const said = await send(day, `?${new URLSearchParams({ [name]: wrong }).toString()}`);
        expect([wrong, name, said.status]).toEqual([wrong, name, 422]);
      }
    }
    const { number } = await draft({ 'notices.csv': notice('n1', 'News') });
    const olga = visitor();
    await olga.signIn(tokens['olga']!);
    const [shown, action] = [`/newsroom/drafts/${number}`, `/newsroom/drafts/${number}/drop`];
    expect((await olga.send(shown, action, { reason: 'a\u001B[2Jb' })).status).toBe(422);
    expect((await olga.send(shown, action, { reason: 'Two\r\nlines' })).status).toBe(303);
    expect(await lastEntry()).toMatchObject({ act: 'drop-draft', reason: 'Two lines' });
    expect(await current()).toBe(1);
  });
});
