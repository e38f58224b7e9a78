import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eachAuditRow, type AuditEntry } from '#src/store/audit/audit.ts';
import { findDraft } from '#src/store/drafts/drafts.ts';
import { revokeToken } from '#src/store/tokens.ts';
import { actOf, thisUser } from '#src/publishing/acting.ts';
import { leadOf } from '../support/leads.ts';
import { newsroomUrl, openNewsroom, tokensOf } from '../support/newsroom-app.ts';
import { engines } from '../support/stores.ts';
import { newsroom, notice } from './newsroom.ts';

const signInPath = '/newsroom/sign-in';
const approving = { 'guards.yaml': 'approvals: 1\n' };

describe.each(engines)('the newsroom on %s', (engine) => {
  const room = newsroom(engine);

  /** A newsroom with three people, each signed in. */
  async function opened(more: Parameters<typeof openNewsroom>[2] = {}) {
    const { visitor, leads } = await openNewsroom(room.store(), room.config().dataDir, more);
    const roles = { ada: 'author', bob: 'approver', olga: 'operator' } as const;
    const tokens = await tokensOf(room.store(), roles);
    const signedIn = async (name: keyof typeof roles) => {
      const own = visitor();
      expect((await own.signIn(tokens[name]!)).status).toBe(303);
      return own;
    };
    return { visitor, tokens, signedIn, leads };
  }

  const stateOf = async (number: number) => (await findDraft(room.store().db, number))?.state;
  const entries = async () =>
    (await Array.fromAsync(eachAuditRow(room.store().db))).map(
      ({ entry }) => JSON.parse(entry) as AuditEntry,
    );

  test('a session has a cookie of the newsroom alone, and ends with sign-out, time or the token', async () => {
    const { visitor, tokens } = await opened();
    const bob = visitor();
    for (const path of ['/newsroom', '/newsroom/drafts/1', '/newsroom/audit']) {
      const { status, headers } = await bob.ask(path);
      expect([status, headers.get('Location')?.split('?')[0]]).toEqual([303, signInPath]);
    }
    const wrong = await bob.signIn('plumbline_wrong');
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([403, []]);
    const right = await bob.signIn(tokens['bob']!);
    expect(right.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^newsroom-session=[\w-]{43}; Max-Age=28800; Path=\/newsroom; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(await bob.text('/newsroom')).toContain('bob, approver');
    const kept = bob.cookie();
    expect((await bob.send('/newsroom', '/newsroom/sign-out')).status).toBe(303);
    bob.keep(kept);
    expect((await bob.ask('/newsroom')).status).toBe(303);
    const lost = await bob.post('/newsroom/drafts/1/approve', {});
    expect(lost.headers.get('Location')).toContain(`${signInPath}?ended`);

    for (const column of [
      sql`seen = now() - interval '31 minutes'`,
      sql`created = now() - interval '9 hours'`,
    ]) {
      await bob.signIn(tokens['bob']!);
      expect((await bob.ask('/newsroom')).status).toBe(200);
      await sql`update newsroom_session set ${column}`.execute(room.store().db);
      expect((await bob.ask('/newsroom')).status).toBe(303);
    }
    await bob.signIn(tokens['bob']!);
    await revokeToken(room.store(), 'bob', actOf('revoke-token', thisUser(), undefined));
    expect((await bob.ask('/newsroom')).status).toBe(303);
  });

  test('after ten wrong tokens of an address none of it is looked at for a while', async () => {
    const { visitor, tokens } = await opened();
    const guest = visitor();
    for (let tries = 0; tries < 10; tries++) {
      expect((await guest.signIn(`plumbline_${tries}`)).status).toBe(403);
    }
    expect((await guest.signIn(tokens['olga']!)).status).toBe(429);
    expect(guest.cookie()).toBe('');
  });

  test('nothing is done that a page of another origin sends, or without the key of the session', async () => {
    const draft = await room.draft({ 'notices.csv': notice('n1', 'News') });
    const { signedIn } = await opened();
    const olga = await signedIn('olga');
    const path = `/newsroom/drafts/${draft.number}/drop`;
    const page = await olga.text(`/newsroom/drafts/${draft.number}`);
    const key = /name="form_key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const fields = { form_key: key, revision: '1' };
    const own = { Origin: newsroomUrl, 'Sec-Fetch-Site': 'same-origin' };
    for (const [sent, headers] of [
      [fields, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
      [fields, { Origin: 'https://other.newsroom.example', 'Sec-Fetch-Site': 'same-site' }],
      [fields, {}],
      [{ ...fields, form_key: '' }, own],
      [{ ...fields, form_key: `${key.slice(1)}x` }, own],
    ] as const) {
      expect((await olga.post(path, sent, headers)).status).toBe(403);
    }
    expect(await stateOf(draft.number)).toBe('open');
    expect((await olga.post(path, fields, own)).status).toBe(303);
    expect(await stateOf(draft.number)).toBe('dropped');
  });

  test('a draft is read, approved by another and published, each as the audit log tells', async () => {
    await room.publish((await room.draft(approving)).number);
    const { number } = await room.draft({
      ...approving,
      'notices.csv': notice('n1', 'Rates < 1 & more'),
      'levels/a.csv': 'date,AAA,BBB\n2026-11-16,100,50\n2026-11-17,101,52\n',
    });
    const { signedIn } = await opened();
    const [ada, bob] = [await signedIn('ada'), await signedIn('bob')];
    expect(await bob.text('/newsroom')).toContain('0 of 1');
    const page = await bob.text(`/newsroom/drafts/${number}`);
    const changes = ['Rates &lt; 1 &amp; more', '2026-11-17:</span> 51 → 52', 'corrected-levels'];
    for (const words of changes) expect(page).toContain(words);
    const address = (deed: string) => `/newsroom/drafts/${number}/${deed}`;
    const shown = `/newsroom/drafts/${number}`;
    // Who may not is offered nothing, and is refused however he asks.
    expect(await ada.text(shown)).not.toContain(address('publish'));
    const key = /name="form_key" value="([^"]+)"/.exec(await ada.text(shown))?.[1] ?? '';
    const sent = { form_key: key, revision: '1' };
    expect((await ada.post(address('approve'), sent)).status).toBe(403);
    expect((await ada.post(address('publish'), sent)).status).toBe(422);
    const emergency = { ...sent, emergency: 'yes', reason: 'Now' };
    expect((await ada.post(address('publish'), emergency)).status).toBe(403);

    expect((await bob.send(shown, address('approve'))).status).toBe(303);
    expect(await bob.text('/newsroom')).toContain('1 of 1: bob');
    const published = await bob.send(shown, address('publish'));
    expect(published.headers.get('Location')).toBe('/newsroom?done=publish&release=3');
    expect(await bob.text('/newsroom?done=publish&release=3')).toContain('release 3 is public');
    expect((await bob.ask(shown)).status).toBe(404);
    expect((await entries()).slice(-2)).toMatchObject([
      { act: 'approve', actor: { name: 'bob', by: 'token', host: 'unknown' }, draft: number },
      { act: 'publish-draft', actor: { name: 'bob' }, approvedBy: ['bob'], release: 3 },
    ]);
    // Nobody approved the acts before it.
    expect(await bob.text('/newsroom/audit')).toMatch(/publish-draft[^]*by ada; approved by bob;/);
  });

  test('nothing is done to a draft that was changed since it was looked at', async () => {
    const { number } = await room.draft({ 'notices.csv': notice('n1', 'News') });
    const { signedIn } = await opened();
    const bob = await signedIn('bob');
    const page = await bob.text(`/newsroom/drafts/${number}`);
    const key = /name="form_key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await room.draft({ 'notices.csv': notice('n1', 'Other news') }, { replace: number });
    const sent = { form_key: key, revision: '1' };
    const answer = await bob.post(`/newsroom/drafts/${number}/approve`, sent);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('was changed meanwhile');
    expect(await bob.text('/newsroom')).toContain('none needed');
  });

  test('says of a draft what collides with what is public by now', async () => {
    const levels = { 'levels/a.csv': 'date,AAA,BBB\n2026-11-16,100,50\n2026-11-17,101,52\n' };
    const draft = await room.draft(levels);
    await room.publishFile('date,BBB\n2026-11-17,53\n');
    const { signedIn } = await opened();
    const bob = await signedIn('bob');
    const page = await bob.text(`/newsroom/drafts/${draft.number}`);
    expect(page).toContain('levels BBB of 2026-11-17 were changed');
  });

  test('a draft is scheduled in UTC, and never for a moment that has passed', async () => {
    const { number } = await room.draft({ 'notices.csv': notice('n1', 'News') });
    const { signedIn } = await opened();
    const bob = await signedIn('bob');
    const [shown, action] = [`/newsroom/drafts/${number}`, `/newsroom/drafts/${number}/schedule`];
    for (const at of ['2020-01-01T00:00', 'soon', '']) {
      expect((await bob.send(shown, action, { at })).status).toBe(422);
    }
    const year = new Date().getUTCFullYear() + 1;
    expect((await bob.send(shown, action, { at: `${year}-01-02T21:30` })).status).toBe(303);
    expect((await findDraft(room.store().db, number))?.at).toBe(`${year}-01-02T21:30:00.000Z`);
    expect(await bob.text('/newsroom')).toContain(`datetime="${year}-01-02T21:30:00.000Z"`);
  });

  test('operators roll back, all or a part, with a reason that is kept', async () => {
    await room.publishFile('date,AAA\n2026-11-18,102\n');
    const { signedIn } = await opened();
    const [bob, olga] = [await signedIn('bob'), await signedIn('olga')];
    expect(await bob.text('/newsroom/releases')).not.toContain('roll-back');
    const key = /name="form_key" value="([^"]+)"/.exec(await bob.text('/newsroom'))?.[1] ?? '';
    const action = '/newsroom/releases/roll-back';
    expect((await bob.post(action, { form_key: key, release: '1' })).status).toBe(403);
    const shown = `${action}?release=1&only=levels`;
    expect((await bob.ask(shown)).status).toBe(403);
    const send = (fields: Record<string, string>) => olga.send(shown, action, fields);
    expect((await send({ reason: ' ' })).status).toBe(422);
    expect((await send({ reason: 'Wrong', only: 'pages', index: 'AAA' })).status).toBe(422);
    expect((await send({ reason: 'Wrong', only: 'everything' })).status).toBe(422);
    expect((await send({ reason: 'Wrong', release: 'last' })).status).toBe(422);
    expect(await room.current()).toBe(2);
    const part = await send({ reason: 'Wrong day', only: 'levels', index: 'AAA' });
    expect(part.headers.get('Location')).toBe('/newsroom/releases?done=roll-back&release=3');
    expect(await room.levelsOf('AAA')).toEqual({ 16: 100, 17: 101 });
    const whole = shown.replace('levels', 'all');
    const again = await olga.send(whole, action, { reason: 'Wrong day', only: 'levels' });
    expect(again.headers.get('Location')).toBe('/newsroom/releases?done=nothing');
    expect((await entries()).at(-1)).toMatchObject({
      act: 'rollback',
      actor: { name: 'olga' },
      restores: { release: 1, part: 'levels', index: 'AAA' },
    });
    expect(await olga.text('/newsroom/audit')).toContain('levels of AAA of 1; 1 level withdrawn');
    const offered = '<option value="1"';
    const listed = await olga.text('/newsroom/releases');
    expect(listed).toMatch(new RegExp(`Wrong day[^]*${offered}`));
    const first = room.store().db.updateTable('release').where('number', '=', 1);
    await first.set({ pruned: '2026-11-20' }).execute();
    const after = await olga.text('/newsroom/releases');
    expect([after.includes('pruned'), after.includes(offered)]).toEqual([true, false]);
  });

  test('tells how many submissions there are, and nothing that is in them', async () => {
    const { signedIn, leads } = await opened();
    await leads.receive(leadOf(`key-${engine}`));
    const ada = await signedIn('ada');
    const page = (await ada.text('/newsroom/state')).replaceAll(/\s+/g, ' ');
    expect(page).toMatch(/<td data-head="State">Waiting<\/td><td data-head="Number">1<\/td>/);
    expect(page).toMatch(/The levels of \d+ indexes are late|No level is late/);
    for (const personal of ['Lovelace', 'example.org', 'Analytical']) {
      expect(page).not.toContain(personal);
    }
    await leads.purge({ email: 'Ada.Lovelace@example.org' });
  });

  test('the audit log is read page by page', async () => {
    const { signedIn } = await opened();
    const olga = await signedIn('olga');
    const before = (await entries()).length;
    const many = Object.fromEntries(
      Array.from({ length: 60 - before }, (_, at) => [`person ${at}`, 'author' as const]),
    );
    await tokensOf(room.store(), many);
    const numbers = (page: string) =>
      Array.from(page.matchAll(/<tr>\s+<td [^>]*>(\d+)<\/td>/g), ([, number]) => Number(number));
    const first = await olga.text('/newsroom/audit');
    expect(numbers(first)).toEqual(Array.from({ length: 50 }, (_, at) => 60 - at));
    const older = /href="(\/newsroom\/audit\?before=\d+)"/.exec(first)?.[1] ?? '';
    const second = await olga.text(older);
    expect(numbers(second)).toEqual(Array.from({ length: 10 }, (_, at) => 10 - at));
    expect(second).not.toContain('Older entries');
  });
});
